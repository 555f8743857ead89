// Bytes and files of the built web, against P1 to P4 and P6b of docs/performance.md; no timing. Run by `npm test` (a broken budget fails) and by `npm run bench`.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { currentBuild } from '@doorstep/tooling/builds';

const dist = pathToFileURL(`${currentBuild(fileURLToPath(new URL('../dist', import.meta.url)))}/`);
const bytes = (file) => readFileSync(new URL(`client/${file}`, dist));
const kib = (n) => n / 1024;
const gzip = (files) =>
  kib([...files].reduce((sum, file) => sum + gzipSync(bytes(file), { level: 9 }).length, 0));
const brotli = (content) =>
  kib(brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length);

const names = [
  'Paramol 650',
  'Kofrelief Syrup',
  'Omezen 20',
  'Glucinsul 30/70',
  'Dermaheal Cream',
  'Breathez 100 Inhaler',
  'Clearvue Drops',
  'Rehydra ORS',
  'Azimune 500',
  'Cardivas 5',
  'Telmiguard 40',
  'Vitaflow D3 60K',
];
const hindi = [
  'पैरामोल 650',
  'कॉफ़रिलीफ़ सिरप',
  'ओमेज़ेन 20',
  'ग्लूसिन्सुल 30/70',
  'डर्माहील क्रीम',
  'ब्रीदेज़ 100 इनहेलर',
  'क्लियरव्यू ड्रॉप्स',
  'रीहाइड्रा ओआरएस',
  'एज़िम्यून 500',
  'कार्डिवास 5',
  'टेल्मीगार्ड 40',
  'वीटाफ़्लो डी3 60K',
];
const salts = ['पैरासिटामोल', 'एम्ब्रॉक्सॉल', 'ओमेप्राज़ोल', 'क्लोट्रिमाज़ोल', 'एमोक्सिसिलिन', 'टेल्मिसार्टन'];
// As the api answers: what a page really sends is weighed, its data included.
const medicines = names.map((name, i) => ({
  id: i + 1,
  name,
  name_hi: hindi[i],
  image: `/api/img/medicine/${i + 1}.svg?v=${(0.7531 * (i + 1)).toString(36).slice(3, 13)}`,
  mrp: 34 + i * 11.5,
  offer_price: 27.2 + i * 9.15,
  description: 'Brings down fever and eases mild to moderate pain such as headache, toothache and body ache.',
  manufacturer: ['Suhana Biotech', 'Nirmal Labs', 'Aravalli Pharma'][i % 3],
  composition: `Salt number ${i} ${50 + i * 25} mg`,
  form: 'tablet',
  pack: 'Strip of 15 tablets',
  composition_hi: `${salts[i % 6]} ${50 + i * 25} मि.ग्रा.`,
  pack_hi: '15 गोलियों का पत्ता',
  prescription_required: i % 3 === 0,
  in_stock: true,
  rating: 4.5,
  review_count: 120,
  unit_price: 1.81,
  unit: 'tablet',
}));
const answers = {
  success: true,
  data: medicines,
  pagination: { page: 1, limit: 12, total: 2547, total_exact: true, has_previous: false, has_next: true },
  corrected: null,
};

/** @returns {Promise<Array<{ figure: string, what: string, value: number, must: number, stretch: number, unit: string }>>} */
export async function measure() {
  const manifest = JSON.parse(readFileSync(new URL('client/.vite/manifest.json', dist), 'utf8'));
  const closure = (key, seen = new Set()) => {
    const chunk = manifest[key];
    if (chunk && !seen.has(chunk.file)) {
      seen.add(chunk.file);
      for (const next of chunk.imports ?? []) closure(next, seen);
    }
    return seen;
  };
  const entry = closure('index.html');
  if (entry.size === 0) throw new Error('the built web has no entry');
  const list = closure('src/medicine/list/page.tsx', new Set(entry)),
    detail = closure('src/medicine/detail/page.tsx', new Set(entry));
  // A route's own scripts; the library of all forms is fetched once, with the first of them, and stands in a row of its own.
  const forms = Object.values(manifest).find(({ name }) => name === 'forms').file;
  const further = Object.keys(manifest)
    .filter(
      (key) =>
        /\/(page|tab)\.tsx$/.test(key) &&
        manifest[key].isDynamicEntry &&
        key !== 'src/medicine/list/page.tsx',
    )
    .map((key) => ({
      key,
      size: gzip([...closure(key)].filter((file) => !list.has(file) && file !== forms)),
    }))
    .toSorted((a, b) => b.size - a.size);
  const { render } = await import(new URL('server/server.js', dist).href);
  const { body: html } = await render({ url: 'http://web/medicines' }, async () => ({
    status: 200,
    body: answers,
  }));
  const inlined = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text).join('');
  const [, faces = ''] = /<style id="fonts"[^>]*>(.*?)<\/style>/s.exec(html) ?? [],
    fonts = new Set([...faces.matchAll(/url\("?\/([^")]+)/g)].map(([, file]) => file));
  if (fonts.size === 0) throw new Error('the list page names no font');
  return [
    {
      figure: 'P1',
      what: 'initial JS of the list route, gzip',
      value: gzip(list),
      must: 125,
      stretch: 110,
      unit: 'KiB',
    },
    {
      figure: 'P2',
      what: 'CSS of the whole app, brotli',
      value: brotli(bytes(manifest['style.css'].file)),
      must: 14,
      stretch: 11,
      unit: 'KiB',
    },
    {
      figure: 'P2',
      what: 'CSS inlined in the list page, brotli',
      value: brotli(inlined),
      must: 6,
      stretch: 4.5,
      unit: 'KiB',
    },
    {
      figure: 'P3',
      what: 'HTML of the list route, brotli',
      value: brotli(html),
      must: 19,
      stretch: 15,
      unit: 'KiB',
    },
    {
      figure: 'P4',
      what: `largest further route, gzip (${further[0].key.split('/').slice(-3).join('/')})`,
      value: further[0].size,
      must: 40,
      stretch: 25,
      unit: 'KiB',
    },
    {
      figure: 'P4',
      what: 'library of all forms, gzip',
      value: gzip([forms]),
      must: 25,
      stretch: 15,
      unit: 'KiB',
    },
    {
      figure: 'P6b',
      what: 'scripts before hydration, list',
      value: list.size,
      must: 12,
      stretch: 6,
      unit: 'files',
    },
    {
      figure: 'P6b',
      what: 'scripts before hydration, detail',
      value: detail.size,
      must: 16,
      stretch: 8,
      unit: 'files',
    },
    { figure: 'P6b', what: 'fonts of a first page', value: fonts.size, must: 4, stretch: 2, unit: 'files' },
    {
      figure: 'P6b',
      what: 'fonts of a first page, bytes',
      value: kib([...fonts].reduce((sum, file) => sum + bytes(file).length, 0)),
      must: 40,
      stretch: 25,
      unit: 'KiB',
    },
  ];
}

if (import.meta.main) {
  const rows = await measure();
  const over = rows.filter(({ value, must }) => value > must);
  for (const { figure, what, value, must, unit } of rows)
    console.log(
      `${value > must ? 'over' : 'ok  '} ${figure} ${what}: ${unit === 'files' ? value : value.toFixed(1)} of ${must} ${unit}`,
    );
  mkdirSync(new URL('../reports/', import.meta.url), { recursive: true });
  writeFileSync(
    new URL('../reports/budget.json', import.meta.url),
    JSON.stringify({ passed: rows.length - over.length, failed: over.length }),
  );
  process.exitCode = over.length ? 1 : 0;
}
