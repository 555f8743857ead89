// A cheap phone that opens a page: small, its CPU slowed, and what it saw meanwhile.
import { chromium } from 'playwright';
import { pinnedChromium } from '../packages/tooling/chromium.mjs';

/** How many times slower than this machine its CPU is. */
export const CPU = 4;

/**
 * A browser of its own. `opened` loads an address in it; a second time it is a return visit, with all that the browser kept. `kept` is what
 * local storage holds from a visit before, by key.
 */
export async function startPhone(kept = {}) {
  const c = await pinnedChromium();
  const browser = await chromium.launch({
    executablePath: c.executablePath,
    args: [...c.args, '--ignore-certificate-errors'],
    env: c.env,
  });
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    ignoreHTTPSErrors: true,
  });
  async function page() {
    const one = await context.newPage();
    const session = await context.newCDPSession(one);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU });
    await one.addInitScript((given) => {
      for (const [key, value] of Object.entries(given)) localStorage[key] ??= value;
      const seen = { lcp: 0, cls: 0, tasks: [] };
      window.seen = seen;
      const watch = (type, each) =>
        new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
      watch('largest-contentful-paint', (entry) => {
        seen.lcp = entry.startTime;
        seen.what = `${entry.element?.tagName ?? '?'} ${entry.element?.textContent?.slice(0, 24) ?? ''}`;
      });
      watch('layout-shift', (entry) => {
        if (!entry.hadRecentInput) seen.cls += entry.value;
      });
      // As the figure is defined: what blocks before anything is seen blocks nobody.
      watch('longtask', (entry) => {
        seen.tasks.push([entry.startTime, entry.duration]);
      });
    }, kept);
    return one;
  }
  /** Opens it in a tab of its own until nothing loads any more; `stay` is what the visitor waits for before they leave. */
  async function opened(url, stay = (one) => one.waitForTimeout(1000)) {
    const one = await page();
    await one.goto(url, { waitUntil: 'load', timeout: 90_000 });
    await one.waitForLoadState('networkidle');
    await stay(one);
    const seen = await one.evaluate(() => ({
      ...window.seen,
      fcp: performance.getEntriesByName('first-contentful-paint')[0].startTime,
      tbt: window.seen.tasks.reduce(
        (sum, [start, long]) =>
          start < performance.getEntriesByName('first-contentful-paint')[0].startTime
            ? sum
            : sum + Math.max(0, long - 50),
        0,
      ),
      hydrated: performance.getEntriesByName('hydrated')[0]?.startTime ?? null,
      byWorker: performance.getEntriesByType('navigation')[0].workerStart > 0,
    }));
    await one.close();
    // With its emulation ended the page is laid out once more, at the size of a desktop, in the process that the next visit is drawn by.
    await new Promise((done) => {
      setTimeout(done, 1000);
    });
    return seen;
  }
  return { page, opened, close: () => browser.close() };
}
/** A visit with nothing kept. */
export async function coldLoad(url, kept) {
  const phone = await startPhone(kept);
  try {
    return await phone.opened(url);
  } finally {
    await phone.close();
  }
}
