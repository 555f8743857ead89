// Reads what a module exports: a line for each thing, and for each property of an interface or object type.
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { nameOf } from '@doorstep/tooling/ast';
import { parseSync } from 'oxc-parser';

/** A file's program, and the text of a node of it on one line, without comments. @param {string} path */
export function parsed(path) {
  const text = readFileSync(path, 'utf8'),
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
  return { path, program, of: (node) => (node ? textOf(node.start, node.end) : '') };
}
const typeOf = (file, node) => file.of(node?.typeAnnotation?.typeAnnotation ?? node?.typeAnnotation);

export const parametersOf = (file, { params, returnType }) =>
  `(${params.map((one) => file.of(one)).join(', ')})${returnType ? ` => ${typeOf(file, { typeAnnotation: returnType })}` : ''}`;
/** The properties of an interface or object type, as '.tone?: "plain"'. */
const members = (file, name, body) =>
  body
    .filter(({ type }) => /^TS(Property|Method)Signature$/.test(type))
    .map((one) => {
      const type = one.type === 'TSMethodSignature' ? parametersOf(file, one) : typeOf(file, one);
      return `prop ${name}.${nameOf(one.key)}${one.optional ? '?' : ''}: ${type}`;
    });

/** The lines of a declaration, or of one constant of it, under the name by which it is exported. */
function linesOf(file, node, name) {
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
    case 'VariableDeclarator': {
      const { id, init } = node;
      const given = /^Arrow|^Function/.test(init?.type ?? '') ? parametersOf(file, init) : typeOf(file, id);
      return [`const ${name}${given && `: ${given}`}`];
    }
    default:
      return [`other ${name}`];
  }
}
/** A constant is declared beside others: `const a = 1, b = 2`. */
const declarations = (node) =>
  node?.type === 'VariableDeclaration' ? node.declarations : node ? [node] : [];

/** The file of this repository that an import leads to; of a package's there is none. */
const fileOf = (source, file) => (source.startsWith('.') ? resolve(dirname(file.path), source) : undefined);

/** The lines of what another module exports as `local`. */
function importedLines(source, local, file, name) {
  const path = fileOf(source, file);
  return path ? exportedLines(parsed(path), local, name) : [`other ${name}: of ${source}`];
}

/** The lines of what a file knows as `local`: declares, or imports itself. */
function declaredLines(file, local, name) {
  for (const node of file.program.body) {
    const found = declarations(node.declaration ?? node).find(({ id }) => nameOf(id) === local);
    if (found) return linesOf(file, found, name);
    const imported =
      node.type === 'ImportDeclaration' && node.specifiers.find((one) => nameOf(one.local) === local);
    if (imported) return importedLines(node.source.value, nameOf(imported.imported) ?? 'default', file, name);
  }
  throw new Error(`${file.path} exports ${local}, which it neither declares nor imports.`);
}

/** The lines of what a file exports as `local`. */
function exportedLines(file, local, name) {
  for (const node of file.program.body) {
    if (node.type !== 'ExportNamedDeclaration') continue;
    const specifier = node.specifiers.find((one) => nameOf(one.exported) === local);
    if (specifier) return specifierLines(file, node, specifier, name);
  }
  return declaredLines(file, local, name);
}

/** The lines of `export { local as name }`, and of the same `from` another module. */
const specifierLines = (file, { source }, { local }, name) =>
  source ? importedLines(source.value, nameOf(local), file, name) : declaredLines(file, nameOf(local), name);

/** @param {string} path @returns {string[]} such as 'prop ButtonProps.busy?: boolean' */
export function exportsOf(path) {
  const file = parsed(path);
  return file.program.body.flatMap((node) => {
    if (node.type === 'ExportAllDeclaration')
      throw new Error(
        `${path}: 'export *' does not say what is exported. Name each thing: export { … } from '${node.source.value}'.`,
      );
    if (node.type === 'ExportDefaultDeclaration')
      throw new Error(`${path}: 'export default' has no name of its own. Export it by its name.`);
    if (node.type !== 'ExportNamedDeclaration') return [];
    if (node.declaration)
      return declarations(node.declaration).flatMap((one) => linesOf(file, one, nameOf(one.id)));
    return node.specifiers.flatMap((one) => specifierLines(file, node, one, nameOf(one.exported)));
  });
}
