// From a tap to what it shows: a card to its page, Back to the list, Add to Cart; how long the browser is
// busy with each (INP). On the slow line.
import { farAway } from './network.mjs';
import { CPU, startPhone } from './phone.mjs';
import { median, startProduct } from './server.mjs';

const ROUNDS = 5;
const LIST = '/medicines';

/** From now on: when something happens, and when what it leads to is painted. */
const watch = (page) =>
  page.evaluate(() => {
    const seen = { longest: 0 };
    window.taps = seen;
    new PerformanceObserver((list) => {
      for (const one of list.getEntries())
        if (one.interactionId > 0) seen.longest = Math.max(seen.longest, one.duration);
    }).observe({ type: 'event', durationThreshold: 16 });
    /** Resolves with the milliseconds from the start until `isThere` holds and the frame with it is painted. */
    seen.until = (from, isThere) =>
      new Promise((done) => {
        const look = () => {
          if (!isThere()) {
            requestAnimationFrame(look);
            return;
          }
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.addEventListener('message', () => done(performance.now() - from));
            port1.start();
            port2.postMessage(0);
          });
        };
        look();
      });
  });
const longest = async (page) => {
  // The browser tells of an interaction after the frame that follows it.
  await page.waitForTimeout(500);
  return page.evaluate(() => {
    const { longest } = window.taps;
    window.taps.longest = 0;
    return longest;
  });
};
const tapOn = async (page, target) => {
  const box = await target.boundingBox();
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
};

export async function oneRound(phone, url) {
  const page = await phone.page();
  await page.goto(url, { waitUntil: 'load', timeout: 90_000 });
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(3000);
  await watch(page);
  const add = page.getByRole('button', { name: 'Add to Cart' }).first();
  await tapOn(page, add);
  const inAdd = await longest(page);
  await page.waitForTimeout(3000);
  const link = page.locator('main article h2 a').nth(1);
  const name = (await link.textContent()).trim();
  // What is timed begins with the press of the finger, as the browser notes it.
  await page.evaluate((wanted) => {
    addEventListener(
      'pointerdown',
      (event) => {
        window.taps.opened = window.taps.until(event.timeStamp, () =>
          [...document.querySelectorAll('main h1')].some(
            (one) => one.textContent.trim() === wanted && one.checkVisibility(),
          ),
        );
      },
      { capture: true, once: true },
    );
  }, name);
  await tapOn(page, link);
  const opened = await page.evaluate(() => window.taps.opened);
  const inTap = await longest(page);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(2000);
  const back = await page.evaluate(() => {
    const from = performance.now();
    history.back();
    return window.taps.until(from, () => {
      const names = [...document.querySelectorAll('main article h2 a')];
      return names.length >= 12 && names.every((one) => one.checkVisibility());
    });
  });
  await page.close();
  return { opened, back, inTap, inAdd };
}

export async function run() {
  const product = await startProduct();
  const line = await farAway(product.port);
  try {
    const seen = [];
    for (let round = 0; round < ROUNDS; round++) {
      // What the browser kept of the round before would be another visit.
      const phone = await startPhone();
      try {
        seen.push(await oneRound(phone, line.origin + LIST));
      } finally {
        await phone.close();
      }
    }
    const of = (name) => median(seen.map((one) => one[name]));
    return [
      ['tap on a card until its page is seen', 'opened', 350, 200],
      ['Back until the list is seen', 'back', 150, 100],
      ['INP of the tap on a card', 'inTap', 120, 60],
      ['INP of Add to Cart', 'inAdd', 100, 60],
    ].map(([what, name, must, stretch]) => ({
      figure: 'P9',
      what: `${what}, CPU ${CPU} times slower`,
      value: of(name),
      must,
      stretch,
      unit: 'ms',
    }));
  } finally {
    line.close();
    await product.stop();
  }
}
