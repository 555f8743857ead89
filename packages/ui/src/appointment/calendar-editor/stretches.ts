/** Hours of one weekday: 0 is Sunday, minutes of an Indian day. */
export interface Stretch {
  weekday: number;
  from: number;
  to: number;
}
/** While it is edited: what stands in two fields of time, '' where nothing does. */
export interface Drafted {
  key: number;
  weekday: number;
  from: string;
  to: string;
}
/** Of one day. */
export const STRETCHES_MOST = 3;

const pad = (n: number) => String(n).padStart(2, '0');
/** 570 → '09:30'. A field of time knows no 24:00: midnight at the end is '00:00'. */
export const fieldOf = (minutes: number): string =>
  `${pad(Math.floor(minutes / 60) % 24)}:${pad(minutes % 60)}`;
const minutesOf = (field: string) => Number(field.slice(0, 2)) * 60 + Number(field.slice(3, 5));
const fromOf = ({ from }: Drafted) => minutesOf(from);
const toOf = ({ to }: Drafted) => minutesOf(to) || 1440;
const isFull = ({ from, to }: Drafted) => from !== '' && to !== '';

export const draftOf = (weekly: readonly Stretch[]): Drafted[] =>
  weekly.map(({ weekday, from, to }, key) => ({ key, weekday, from: fieldOf(from), to: fieldOf(to) }));
/** In order of the week. */
export const stretchesOf = (draft: readonly Drafted[]): Stretch[] =>
  draft
    .map((one) => ({ weekday: one.weekday, from: fromOf(one), to: toOf(one) }))
    .toSorted((a, b) => a.weekday - b.weekday || a.from - b.from);
export const isSame = (draft: readonly Drafted[], weekly: readonly Stretch[]): boolean =>
  draft.every(isFull) && JSON.stringify(stretchesOf(draft)) === JSON.stringify(stretchesOf(draftOf(weekly)));

/** What is wrong with the hours of one day: of a stretch by its key, and two that overlap. */
export function problemsOf(ofDay: readonly Drafted[]) {
  const stretches = new Map<number, 'missing' | 'end'>();
  for (const one of ofDay)
    if (!isFull(one)) stretches.set(one.key, 'missing');
    else if (fromOf(one) >= toOf(one)) stretches.set(one.key, 'end');
  const inOrder = ofDay
    .filter(({ key }) => !stretches.has(key))
    .map((one) => ({ from: fromOf(one), to: toOf(one) }))
    .toSorted((a, b) => a.from - b.from);
  const second = inOrder.findIndex(({ from }, at) => at > 0 && from < inOrder[at - 1]!.to);
  return {
    stretches,
    overlap: second > 0 ? ([inOrder[second - 1]!, inOrder[second]!] as const) : undefined,
  };
}
