// Makes /sw.js and what the browser needs to install the shop as an app. Part of the build, after the pages: the worker is told which
// scripts there are. Vite's own build of the pages knows nothing of it (docs/decisions/offline.md).
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const dist = new URL(`../${process.env['DIST']}/`, import.meta.url),
  client = new URL('client/', dist);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', client), 'utf8'));
const { metaPaths, grounds } = await import(new URL('server/server.js', dist).href);

/** Pages that somebody may need without a line, and parts that stand on any page; what else was once loaded is kept as it comes. */
const wanted = [
  'index.html',
  'src/app/footer.tsx',
  'src/app/fonts.ts',
  'src/app/offline/part.tsx',
  'src/app/outbox.ts',
  'src/support/send.ts',
  'src/prescription/send.ts',
  'src/app/offline/page.tsx',
  'src/app/not-found/page.tsx',
  'src/support/emergency/page.tsx',
  'src/support/help/page.tsx',
  'src/home/page.tsx',
  'src/home/known.tsx',
  'src/medicine/list/page.tsx',
  'src/medicine/detail/page.tsx',
  'src/cart/page.tsx',
  'src/order/history/page.tsx',
  'src/order/detail/page.tsx',
  'src/booking/detail/page.tsx',
  'src/account/profile/page.tsx',
  'src/prescription/list/page.tsx',
  'src/prescription/upload/page.tsx',
  '../../packages/ui/src/base/toast-region/toast-region.tsx',
];
const files = new Set();
function add(key, seen = new Set()) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`the build has no ${key}`);
  if (seen.has(key)) return;
  seen.add(key);
  files.add(chunk.file);
  for (const next of chunk.imports ?? []) add(next, seen);
}
for (const key of wanted) add(key);
for (const { file } of Object.values(manifest)) if (/\.(?:css|svg)$/.test(file)) files.add(file);

/** Documents: of another build they are other ones. */
const buildId = createHash('sha256').update(JSON.stringify(manifest)).digest('hex').slice(0, 16);
const documents = ['/offline', '/emergency', '/shell'].flatMap((path) =>
  ['en', 'hi'].map((lang) => ({ url: `${path}?lang=${lang}`, revision: buildId })),
);
/** Not for a device that others use as well, or of one moment. */
const notKept = /^(?:login|signup|ForgotPassword|verify-otp|search|offline|emergency|dev\/.*)$/;

await build({
  configFile: false,
  root: fileURLToPath(new URL('..', import.meta.url)),
  publicDir: false,
  logLevel: 'warn',
  define: {
    'process.env.NODE_ENV': JSON.stringify('production'),
    'self.__WB_MANIFEST': JSON.stringify([
      ...documents,
      ...[...files].map((file) => ({ url: `/${file}`, revision: null })),
    ]),
    __PUBLIC_PATHS__: JSON.stringify(metaPaths.filter((path) => !notKept.test(path))),
    __ENTRY__: JSON.stringify(`/${manifest['index.html'].file}`),
  },
  build: {
    outDir: fileURLToPath(client),
    emptyOutDir: false,
    lib: { entry: 'src/worker/worker.ts', formats: ['iife'], name: 'worker', fileName: () => 'sw.js' },
  },
});

/** '#rrggbb' of the sheet's `oklch(98.5% .004 95)`: not every system that draws an icon's ground reads that. */
function hexOf(colour) {
  const [light, chroma, hue] = colour.match(/[\d.]+/g).map(Number),
    angle = (hue * Math.PI) / 180,
    a = chroma * Math.cos(angle),
    b = chroma * Math.sin(angle),
    [l, m, s] = [
      [0.3963377774, 0.2158037573],
      [-0.1055613458, -0.0638541728],
      [-0.0894841775, -1.291485548],
    ].map(([ofA, ofB]) => (light / 100 + ofA * a + ofB * b) ** 3);
  return `#${[
    [4.0767416621, -3.3077115913, 0.2309699292],
    [-1.2684380046, 2.6097574011, -0.3413193965],
    [-0.0041960863, -0.7034186147, 1.707614701],
  ]
    .map(([ofL, ofM, ofS]) => {
      const linear = Math.min(1, Math.max(0, ofL * l + ofM * m + ofS * s)),
        value = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
      return Math.round(value * 255)
        .toString(16)
        .padStart(2, '0');
    })
    .join('')}`;
}
const ground = hexOf(grounds.light);
const icon = (src, purpose) => ({
  src,
  sizes: /\d+/.exec(src)[0].replace(/.+/, '$&x$&'),
  type: 'image/png',
  purpose,
});
const shortcut = (name, hindi, url) => ({ name, name_localized: { hi: hindi }, url });
writeFileSync(
  new URL('app.webmanifest', client),
  JSON.stringify({
    id: '/',
    name: 'Doorstep: medicines and care at home',
    short_name: 'Doorstep',
    // Browsers that know translated members take these; others show the English ones.
    name_localized: { hi: 'Doorstep: दवाइयाँ और देखभाल घर पर' },
    lang: 'en-IN',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: ground,
    background_color: ground,
    categories: ['health', 'medical', 'shopping'],
    icons: [
      icon('/icon-192.png', 'any'),
      icon('/icon-512.png', 'any'),
      icon('/icon-maskable-192.png', 'maskable'),
      icon('/icon-maskable-512.png', 'maskable'),
    ],
    shortcuts: [
      shortcut('My orders', 'मेरे ऑर्डर', '/medicines/orders/history'),
      shortcut('Prescriptions', 'पर्चियाँ', '/prescriptions'),
      shortcut('Emergency', 'आपात स्थिति', '/emergency'),
    ],
  }),
);
