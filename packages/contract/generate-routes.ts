// What the browser must know of the table without its schemas: `src/<area>.routes.ts` for each `src/<area>.schema.ts` that has endpoints.
// And the list of what is sold, `src/service-types.ts`, from each `src/<area>.ts` that names a product type.
// Run by `npm run routes`; a test fails when a file is not what its schemas say.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod/mini';
import type { Endpoint } from './src/endpoint.schema.ts';
import type { Route, Shape } from './src/route.ts';

interface JsonSchema {
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
}

/** Numbers, texts, lists and objects that are always there; what may be null or missing, and yes or no, breaks no page. */
function shapeOf({ type, properties = {}, required = [], items, anyOf }: JsonSchema): Shape | undefined {
  if (anyOf) return common(anyOf.map(shapeOf));
  if (type === 'number' || type === 'integer') return 0;
  if (type === 'string') return '';
  if (type === 'array') return [shapeOf(items ?? {}) ?? {}];
  if (type !== 'object') return undefined;
  const parts = required.flatMap((name) => {
    const shape = shapeOf(properties[name] ?? {});
    return shape === undefined ? [] : [[name, shape] as const];
  });
  return Object.fromEntries(parts);
}
/** What all of several answers have. */
function common(shapes: ReadonlyArray<Shape | undefined>): Shape | undefined {
  const [first, ...rest] = shapes;
  if (!shapes.every((one) => typeof one === 'object' && !Array.isArray(one))) return undefined;
  const same = Object.entries(first as Record<string, Shape>).filter(([name, shape]) =>
    rest.every((other) => JSON.stringify((other as Record<string, Shape>)[name]) === JSON.stringify(shape)),
  );
  return Object.fromEntries(same);
}

function routeOf({ method, path, who, answer }: Endpoint): Route {
  const shape = answer && shapeOf(z.toJSONSchema(answer, { unrepresentable: 'any' }) as JsonSchema);
  return {
    ...(method !== 'GET' && { method }),
    path,
    ...(who !== 'anyone' && who !== 'demo' && method === 'GET' && { personal: true as const }),
    ...(shape && Object.keys(shape).length > 0 && { shape }),
  };
}

const src = new URL('src/', import.meta.url);
/** Routes of each schema file by the name of its endpoints: `{ medicine: { listMedicines: { path: … } } }`. */
export async function generateRoutes(): Promise<Record<string, Record<string, Route>>> {
  const tables: Array<readonly [area: string, rows: Array<[string, Endpoint]>]> = [];
  for (const file of readdirSync(src).filter(
    (name) => name.endsWith('.schema.ts') && name !== 'table.schema.ts',
  )) {
    const module = (await import(new URL(file, src).href)) as Record<string, Record<string, Endpoint>>;
    for (const [name, rows] of Object.entries(module))
      if (name.endsWith('Endpoints')) tables.push([file.replace('.schema.ts', ''), Object.entries(rows)]);
  }
  // Rows that a larger table takes over from a smaller one stay in the smaller one's file.
  const seen = new Set<Endpoint>();
  return Object.fromEntries(
    tables
      .toSorted(([, some], [, others]) => some.length - others.length)
      .map(([area, rows]) => {
        const own = rows.filter(([, row]) => !seen.has(row));
        for (const [, row] of own) seen.add(row);
        return [area, Object.fromEntries(own.map(([name, row]) => [name, routeOf(row)]))];
      }),
  );
}

/** What the areas sell: those that were known keep their place, since a refusal names them in this order; new ones follow by name. */
export function generateServiceTypes(known: readonly string[]): string[] {
  const texts = readdirSync(src).map((file) => readFileSync(new URL(file, src), 'utf8'));
  const declared = texts.join('\n').matchAll(/^export const \w+ServiceType = '([\w-]+)';$/gm);
  const names = Array.from(declared, ([, name = '']) => name);
  const added = names.filter((name) => !known.includes(name)).toSorted();
  return [...known.filter((name) => names.includes(name)), ...added];
}

if (import.meta.main) {
  const { serviceTypes } = await import('./src/service-types.ts');
  writeFileSync(
    new URL('service-types.ts', src),
    `// Made from the areas' \`…ServiceType\` by \`npm run routes\`.\nexport const serviceTypes = ${JSON.stringify(generateServiceTypes(serviceTypes))} as const;\n`,
  );
  for (const [area, routes] of Object.entries(await generateRoutes()))
    writeFileSync(
      new URL(`${area}.routes.ts`, src),
      [
        `// Made from ${area}.schema.ts by \`npm run routes\`.`,
        ...Object.entries(routes).map(
          ([name, row]) => `export const ${name} = ${JSON.stringify(row)} as const;`,
        ),
        '',
      ].join('\n'),
    );
}
