// P10: typing in the search boxes, the slowest key, CPU slowed, against the same page without scripts, where the browser's own input types.
import { CPU, startPhone } from './phone.mjs';
import { median, startProduct } from './server.mjs';
import { serveFloor } from './floor.mjs';

/** The worst of eleven keys scatters more than a load does. */
const ROUNDS = 9;
const WORD = 'paracetamol';

/** Types a word; from each key to the next paint, in milliseconds, the slowest of them. */
async function slowestKey(page, box) {
  await box.click();
  // A phone's keyboard opens in between.
  await page.waitForTimeout(350);
  await page.evaluate(() => {
    window.keys = [];
    addEventListener(
      'keydown',
      (event) => {
        const from = event.timeStamp;
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => window.keys.push(performance.now() - from));
          port1.start();
          port2.postMessage(0);
        });
      },
      { capture: true },
    );
  });
  for (const letter of WORD) {
    await page.keyboard.press(letter);
    await page.waitForTimeout(350);
  }
  const keys = await page.evaluate(() => window.keys);
  if (keys.length !== WORD.length) throw new Error(`${keys.length} of ${WORD.length} keys were seen`);
  return Math.max(...keys);
}

export async function run() {
  const product = await startProduct();
  const pages = { list: '/medicines', home: '/', tests: '/medical-tests' };
  const bare = await serveFloor(product.url, Object.values(pages));
  const phone = await startPhone();
  try {
    const rows = [];
    for (const [name, path] of Object.entries(pages)) {
      const ours = [],
        native = [];
      for (let round = 0; round < ROUNDS; round++) {
        const page = await phone.page();
        await page.goto(product.url + path);
        await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
        await page.waitForTimeout(1000);
        ours.push(await slowestKey(page, page.locator('main [role=combobox]').first()));
        await page.goto(`http://127.0.0.1:${bare.port}${path}`);
        await page.waitForTimeout(1000);
        native.push(await slowestKey(page, page.locator('main [role=combobox]').first()));
        await page.close();
      }
      console.log(`  ${name}: ${median(ours).toFixed(0)} ms, native input ${median(native).toFixed(0)} ms`);
      rows.push(
        {
          figure: 'P10',
          what: `slowest key in the search of ${name}, against a native input`,
          value: median(ours) / median(native),
          must: 1.5,
          stretch: 1.2,
        },
        {
          figure: 'P10',
          what: `the same, CPU ${CPU} times slower`,
          value: median(ours),
          must: 100,
          unit: 'ms',
        },
      );
    }
    return rows;
  } finally {
    await phone.close();
    bare.close();
    await product.stop();
  }
}
