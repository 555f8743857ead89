// Reads the public API out of the sources: one line for each thing that somebody outside may hold on to. `sections()` answers 'base/button' → its lines.
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path) => readFileSync(root + path, 'utf8');
const sorted = (pattern) =>
  globSync(pattern, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted();
const sortedTexts = (texts) => [...texts].toSorted((a, b) => (a < b ? -1 : 1));
const isNode = (value) => typeof value === 'object' && value !== null && typeof value.type === 'string';
const childrenOf = (node) => Object.values(node).flat().filter(isNode);
function walk(node, look) {
  look(node);
  for (const child of childrenOf(node)) walk(child, look);
}
const nameOf = (node) => node?.name ?? node?.value;

/** A file's program, and the text of a node of it on one line, without comments. */
function parsed(path) {
  const text = read(path),
    { program, comments } = parseSync(path, text);
  const textOf = (start, end) => {
    let out = '',
      at = start;
    for (const one of comments) {
      if (one.start < at || one.end > end) continue;
      out += text.slice(at, one.start);
      at = one.end;
    }
    // As if it all stood on one line: how the formatter breaks it is no change.
    return (out + text.slice(at, end))
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/([<([]) /g, '$1')
      .replaceAll(/,? ([>)\]])/g, '$1')
      .replaceAll(/([<(:,] ?|^)\| /g, '$1')
      .replaceAll(/;? \}/g, ' }')
      .trim();
  };
  return { program, of: (node) => (node ? textOf(node.start, node.end) : ''), textOf };
}
const typeOf = (file, node) => file.of(node?.typeAnnotation?.typeAnnotation ?? node?.typeAnnotation);

const parametersOf = (file, { params, returnType }) =>
  `(${params.map((one) => file.of(one)).join(', ')})${returnType ? ` => ${typeOf(file, { typeAnnotation: returnType })}` : ''}`;
/** The properties of an interface or object type, as '.tone?: "plain"'. */
const members = (file, name, body) =>
  body
    .filter(({ type }) => /^TS(Property|Method)Signature$/.test(type))
    .map((one) => {
      const type = one.type === 'TSMethodSignature' ? parametersOf(file, one) : typeOf(file, one);
      return `prop ${name}.${nameOf(one.key)}${one.optional ? '?' : ''}: ${type}`;
    });

/** The lines of a declaration that is exported. */
function declared(file, node) {
  const name = nameOf(node.id);
  switch (node.type) {
    case 'TSInterfaceDeclaration': {
      const parents = node.extends.map((one) => file.of(one)).join(', ');
      return [
        `type ${name}: interface${file.of(node.typeParameters)}${parents && ` extends ${parents}`}`,
        ...members(file, name, node.body.body),
      ];
    }
    case 'TSTypeAliasDeclaration': {
      const parts =
        node.typeAnnotation.type === 'TSIntersectionType' ? node.typeAnnotation.types : [node.typeAnnotation];
      const literal = parts.filter(({ type }) => type === 'TSTypeLiteral'),
        rest = parts.filter(({ type }) => type !== 'TSTypeLiteral');
      return [
        `type ${name}: ${file.of(node.typeParameters)}${rest.map((one) => file.of(one)).join(' & ') || 'object'}`,
        ...literal.flatMap((one) => members(file, name, one.members)),
      ];
    }
    case 'FunctionDeclaration': {
      // What a component takes stands in its props; how it takes them apart is its own.
      if (!/^[A-Z]/.test(name)) return [`function ${name}: ${parametersOf(file, node)}`];
      return [`component ${name}: ${typeOf(file, node.params[0]) || 'no props'}`];
    }
    case 'VariableDeclaration':
      return node.declarations.map(({ id, init }) => {
        const given = /^Arrow|^Function/.test(init?.type ?? '') ? parametersOf(file, init) : typeOf(file, id);
        return `const ${id.name}${given && `: ${given}`}`;
      });
    default:
      return [`other ${name}`];
  }
}
function exportsOf(path) {
  const file = parsed(path);
  return file.program.body.flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration') return [];
    if (node.declaration) return declared(file, node.declaration);
    return node.specifiers.map(
      ({ exported, exportKind }) =>
        `${node.exportKind === 'type' || exportKind === 'type' ? 'type' : 'const'} ${nameOf(exported)}: of ${node.source?.value ?? 'this file'}`,
    );
  });
}

/** What an expression may come to: its strings, and 'any' where something is computed. */
function outcomes(node) {
  if (node?.type === 'JSXExpressionContainer') return outcomes(node.expression);
  if (node?.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  if (node?.type === 'ConditionalExpression')
    return [...outcomes(node.consequent), ...outcomes(node.alternate)];
  if (node?.type === 'LogicalExpression')
    return [...(node.operator === '&&' ? [] : outcomes(node.left)), ...outcomes(node.right)];
  return node?.type === 'Identifier' && node.name === 'undefined' ? [] : ['any'];
}
/** The `data-slot` and `data-state` values that the files of an element's folder draw. */
function drawn(folder) {
  const found = new Set();
  for (const path of sorted(`${folder}/*.tsx`).filter((one) => !/\.(stories|test)\./.test(one)))
    walk(parseSync(path, read(path)).program, (node) => {
      if (node.type !== 'JSXOpeningElement') return;
      const valuesOf = (name) =>
        node.attributes.filter((one) => nameOf(one.name) === name).flatMap(({ value }) => outcomes(value));
      const slots = valuesOf('data-slot');
      for (const slot of slots) {
        found.add(`slot ${slot}`);
        for (const state of valuesOf('data-state')) found.add(`state ${slot} ${state}`);
      }
    });
  return sortedTexts(found);
}

/** 'cancel', or 'results: (n: number)', of an object of messages. */
function messages(file, node, path) {
  return node.properties.flatMap((one) => {
    const key = `${path}.${nameOf(one.key)}`;
    if (one.value?.type === 'ObjectExpression') return messages(file, one.value, key);
    const takes = /^Arrow|^Function/.test(one.value?.type ?? '') && one.value.params.length > 0;
    return [`message ${key}${takes ? `: ${parametersOf(file, { params: one.value.params })}` : ''}`];
  });
}
const messagesOf = () =>
  sorted('src/*/*messages.en.ts').flatMap((path) => {
    const file = parsed(path),
      found = [];
    walk(file.program, (node) => {
      if (node.type !== 'VariableDeclarator' || !node.id.name?.endsWith('Messages')) return;
      const made = node.init?.expression ?? node.init;
      if (made?.type === 'ObjectExpression')
        found.push(...messages(file, made, node.id.name.replace(/Messages$/, '')));
    });
    return found;
  });
/** The names that a page may override; the palette behind them (`--p-…`) is nobody's. */
const tokensOf = () => [
  ...new Set(
    [...read('src/styles/tokens.css').matchAll(/^\s*(--(?!p-)[\w-]+):/gm)].map(([, name]) => `token ${name}`),
  ),
];
const mapOf = () => Object.keys(JSON.parse(read('package.json')).exports).map((entry) => `entry ${entry}`);

/** @returns {Record<string, string[]>} */
export function sections() {
  const elements = sorted('src/*/*/*.tsx').filter(
    (path) => basename(path, '.tsx') === basename(dirname(path)),
  );
  return Object.fromEntries([
    ['package', mapOf()],
    ...elements.map((path) => [
      dirname(path).replace('src/', ''),
      [...exportsOf(path), ...drawn(dirname(path))],
    ]),
    ...sorted('src/messages/*.ts').map((path) => [`messages/${basename(path, '.ts')}`, exportsOf(path)]),
    ['tokens', sortedTexts(tokensOf())],
    ['messages', sortedTexts(messagesOf())],
  ]);
}

/** The file as it is kept: a heading for each module, and a line for each thing. */
export const text = () =>
  `# Public API of @doorstep/ui\n\nMade by \`npm run api -w packages/ui\`: do not edit. What it costs to change a line: docs/decisions/public-api.md.\n${Object.entries(
    sections(),
  )
    .map(([name, lines]) => `\n## ${name}\n\n${lines.map((line) => `- ${line}\n`).join('')}`)
    .join('')}`;
