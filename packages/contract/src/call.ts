import type * as z from 'zod/mini';
import { API_BASE } from './envelope.ts';
import type { EndpointName, endpoints } from './table.schema.ts';

type Table = typeof endpoints;
/** What stands behind a colon in a path: 'id' of '/orders/:id/'. */
export type ParamName<Path extends string> = Path extends `${string}:${infer Rest}`
  ? | (Rest extends `${infer Name}/${string}` | `${infer Name}.${string}` ? ParamHead<Name> : Rest)
    | ParamName<Rest>
  : never;
type ParamHead<Text extends string> = Text extends `${infer Head}/${string}`
  ? Head
  : Text extends `${infer Head}.${string}`
    ? Head
    : Text;

/** What the server reads from a query string, as a caller has it: numbers as numbers, a list as a list. */
type QueryOf<Schema extends z.ZodMiniType> = {
  [Key in RequiredIn<z.input<Schema>> & keyof z.output<Schema>]: z.output<Schema>[Key];
} & {
  [Key in Exclude<keyof z.output<Schema>, RequiredIn<z.input<Schema>>>]?: z.output<Schema>[Key] | undefined;
};
type RequiredIn<Input> = { [Key in keyof Input]-?: undefined extends Input[Key] ? never : Key }[keyof Input];

type Params<Path extends string> = [ParamName<Path>] extends [never]
  ? {}
  : { params: Readonly<Record<ParamName<Path>, string | number>> };
type Query<Row> = Row extends { query: infer Schema extends z.ZodMiniType }
  ? {} extends QueryOf<Schema>
    ? { query?: QueryOf<Schema> }
    : { query: QueryOf<Schema> }
  : {};
type Body<Row> = Row extends { body: infer Schema extends z.ZodMiniType }
  ? undefined extends z.input<Schema>
    ? { body?: z.input<Schema> }
    : { body: z.input<Schema> }
  : {};
/** Path parameters, query and body of one endpoint; what it does not take is not there. */
export type CallInput<Name extends EndpointName> = Params<Table[Name]['path']> &
  Query<Table[Name]> &
  Body<Table[Name]>;
/** What a success answers. */
export type Answer<Name extends EndpointName> = Table[Name] extends { answer: infer Schema }
  ? z.output<Schema>
  : object;

/** A list becomes one text with commas. */
export type QueryValue = string | number | readonly string[] | readonly number[] | null | undefined;
/** A path with what is asked behind it; what is undefined or empty, and the first page, stay away. */
export function withQuery(
  path: string,
  asked: ReadonlyArray<readonly [name: string, value: QueryValue]>,
): string {
  const query = new URLSearchParams();
  for (const [name, value] of asked)
    if (value !== undefined && value !== '' && !(name === 'page' && value === 1))
      query.set(name, String(value));
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}
/** The URL path of a call, its parameters filled in; the query in the order of the alphabet, so that two askers share one answer. */
export const callPath = <const Path extends string>(
  path: Path,
  {
    params = {},
    query = {},
  }: Params<Path> & {
    params?: Readonly<Record<string, string | number>>;
    query?: Readonly<Record<string, QueryValue>>;
  },
): string =>
  withQuery(
    API_BASE + path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name]!)),
    Object.entries(query).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
/** The same with braces in place of what is to be filled in: '/api/orders/{id}/'. */
export const templateOf = (path: string): string => API_BASE + path.replaceAll(/:(\w+)/g, '{$1}');
