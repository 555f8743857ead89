/** What of an answer is always there: 0 stands for a number, '' for a text, a list holds the shape of each of its items. */
export type Shape = number | string | readonly Shape[] | { readonly [name: string]: Shape };
/** What the browser knows of an endpoint; the schemas stay where they are needed. */
export interface Route {
  /** GET unless said. */
  readonly method?: 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  /** A GET whose answer is of whoever is logged in. */
  readonly personal?: true;
  readonly shape?: Shape;
}
/** Whether an answer has what its readers rely on. */
export function fits(shape: Shape | undefined, value: unknown): boolean {
  if (typeof shape !== 'object') return shape === undefined || typeof value === typeof shape;
  if (Array.isArray(shape)) return Array.isArray(value) && value.every((one) => fits(shape[0], one));
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(shape).every(([name, part]) => fits(part, (value as Record<string, unknown>)[name]))
  );
}
