import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page, Route } from '@playwright/test';

/** What a page can look like; each is one factor of the cross. */
export const factors = {
  state: ['filled', 'empty', 'loading', 'error'],
  width: [320, 768, 1280],
  look: ['light', 'dark', 'forced'],
  language: ['en', 'hi'],
  comfort: [0, 1, 2],
} as const;
export type Cell = { [Factor in keyof typeof factors]: (typeof factors)[Factor][number] };

/** All of them. */
export function everyCell(): Cell[] {
  let cells: Array<Partial<Cell>> = [{}];
  for (const [factor, values] of Object.entries(factors))
    cells = cells.flatMap((cell) =>
      (values as readonly unknown[]).map((value) => Object.assign({}, cell, { [factor]: value })),
    );
  return cells as Cell[];
}
const pairsOf = (cell: Cell): string[] => {
  const all = Object.entries(cell).map(([factor, value]) => `${factor} ${value}`);
  return all.flatMap((one, at) => all.slice(at + 1).map((other) => `${one}, ${other}`));
};
/** So few that any two values of two factors still meet once: chosen one after the other, each for the most new pairs. */
export function pairwise(): Cell[] {
  const all = everyCell(),
    open = new Set(all.flatMap(pairsOf)),
    chosen: Cell[] = [];
  while (open.size > 0) {
    let best = all[0]!,
      most = -1;
    for (const cell of all) {
      const fresh = pairsOf(cell).filter((pair) => open.has(pair)).length;
      if (fresh > most) [best, most] = [cell, fresh];
    }
    for (const pair of pairsOf(best)) open.delete(pair);
    chosen.push(best);
  }
  return chosen;
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
/** The same answer of somebody who has nothing: lists without rows. */
function emptied(value: Json): Json {
  if (Array.isArray(value)) return [];
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === 'pagination'
        ? Object.assign({}, inner, { total: 0, has_next: false, has_previous: false })
        : Array.isArray(inner)
          ? []
          : key === 'data'
            ? emptied(inner)
            : inner,
    ]),
  );
}
/** What a page asks for once it runs is answered as the state says. */
export async function answerAs(page: Page, state: Cell['state']): Promise<void> {
  if (state === 'filled') return;
  await page.route('**/api/**', async (route: Route) => {
    if (
      route.request().method() !== 'GET' ||
      /\/api\/(?:img|files|availability)\//.test(route.request().url())
    )
      return route.continue();
    if (state === 'loading') return undefined;
    if (state === 'error')
      return route.fulfill({
        status: 500,
        json: {
          success: false,
          error: 'Something went wrong on our side. Please try again.',
          message: 'Something went wrong on our side. Please try again.',
          detail: '',
          code: 'internal',
          request_id: 'audit',
        },
      });
    const answer = await route.fetch(),
      type = answer.headers()['content-type'] ?? '';
    return type.includes('json') && answer.ok()
      ? route.fulfill({ response: answer, json: emptied((await answer.json()) as Json) })
      : route.fulfill({ response: answer });
  });
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
interface Finding {
  id: string;
  help: string;
  nodes: Array<{ html: string }>;
}
const allRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  colourRules = ['color-contrast', 'link-in-text-block'];
/** At its end nothing stands behind the bar of a phone, which is above the page elsewhere. A page that still grows is followed. */
const toItsEnd = (page: Page) =>
  page.evaluate(async () => {
    const root = document.documentElement;
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (let tall = -1; tall !== root.scrollHeight;) {
      tall = root.scrollHeight;
      scrollTo({ top: tall, behavior: 'instant' });
      for (let frames = 0; frames < 5; frames++) await frame();
    }
  });
/**
 * What axe finds of WCAG 2.2 A and AA and of good practice, and what it does not look for: a page that is wider than its window.
 * `onlyColours` where the same page was looked at by day.
 */
export async function faultsOf(page: Page, onlyColours = false): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    await page.evaluate(axe);
    // What is far from the window is drawn when somebody comes near: it is looked at as they see it.
    await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  }
  const rules = onlyColours ? colourRules : allRules;
  await toItsEnd(page);
  const { violations, tooWide } = await page.evaluate(async (runOnly) => {
    const { violations: found } = await (
      globalThis as unknown as { axe: { run: (options: object) => Promise<{ violations: Finding[] }> } }
    ).axe.run({
      runOnly,
      resultTypes: ['violations'],
    });
    const root = document.documentElement;
    return { violations: found, tooWide: root.scrollWidth - root.clientWidth };
  }, rules);
  return [
    ...violations.map(
      ({ id, help, nodes }) =>
        `axe, ${id}: ${help}\n${nodes
          .slice(0, 3)
          .map(({ html }) => `    ${html.slice(0, 200)}`)
          .join('\n')}`,
    ),
    ...(tooWide > 0 ? [`wider than its window, by ${tooWide} px`] : []),
  ];
}
