// Which modules must run in the browser: React Server Components cannot draw what they do (docs/decisions/public-api.md).
import { execFileSync } from 'node:child_process';
import { posix } from 'node:path';
import { parseSync } from 'oxc-parser';
import { nameOf, walk, type Node } from '@doorstep/tooling/ast';
import type { Sources } from './props.ts';

/** A module of the package, as far as the rule reads it. */
interface Module {
  /** The names that it takes from each module, each with its local name. */
  imports: Array<{ from: string; imported: string; local: string }>;
  /** Local names that are used as a value, not only drawn as a tag. */
  used: Set<string>;
  /** Functions of its own that it gives to a tag: under a name such as `onClick` or `ref`, or to whatever the tag draws. */
  handlers: boolean;
  given: Set<string>;
  directive: boolean;
}

/** What React offers under the condition `react-server`, asked of React itself. */
export function serverReact(): Set<string> {
  const script = "console.log(JSON.stringify(Object.keys(require('react'))))";
  const flags = ['--conditions=react-server', '--input-type=commonjs', '--eval', script];
  return new Set(
    JSON.parse(
      execFileSync(process.execPath, flags, { encoding: 'utf8', cwd: import.meta.dirname }),
    ) as string[],
  );
}

const isFunction = (node: Node) => /^(ArrowFunction|Function)Expression$/.test(node.type);
const passesOn = /^(memo|lazy)$/;

/** Whether this expression is, or may be, a function made here: behind `?:`, `&&` and `??` too. */
function isOwn(node: unknown, own: Set<string>): boolean {
  const one = node as Node | null;
  if (!one) return false;
  return (
    isFunction(one) ||
    (one.type === 'Identifier' && own.has(nameOf(one) ?? '')) ||
    ['expression', 'consequent', 'alternate', 'left', 'right'].some(
      (key) =>
        /^(JSXExpressionContainer|Conditional|Logical|Parenthesized|TSAs|TSNonNull)/.test(one.type) &&
        isOwn(one[key], own),
    )
  );
}

/** Names of the functions that a program makes. */
function ownFunctions(program: Node): Set<string> {
  const own = new Set<string>();
  walk(program, (node) => {
    if (node.type === 'FunctionDeclaration') own.add(nameOf(node['id']) ?? '');
    if (node.type === 'VariableDeclarator' && node['init'] && isFunction(node['init'] as Node))
      own.add(nameOf(node['id']) ?? '');
  });
  return own;
}

function read(path: string, text: string): Module {
  const program = parseSync(path, text).program as unknown as Node;
  const own = ownFunctions(program);
  const [first] = program['body'] as Node[];
  const module: Module = {
    imports: [],
    used: new Set(),
    handlers: false,
    given: new Set(),
    directive: first?.['directive'] === 'use client',
  };
  const tagOf = (around: readonly Node[]) => {
    const tag = around.findLast(({ type }) => /^JSX(Opening)?Element$/.test(type));
    const name = ((tag?.['openingElement'] as Node | undefined) ?? tag)?.['name'] as Node | undefined;
    return nameOf(name) ?? nameOf(name?.['object']) ?? '';
  };
  walk(program, (node, around) => {
    const parent = around.at(-1);
    if (node.type === 'ImportDeclaration' && node['importKind'] !== 'type')
      for (const one of node['specifiers'] as Node[])
        if (one['importKind'] !== 'type')
          module.imports.push({
            from: nameOf(node['source']) ?? '',
            imported: nameOf(one['imported']) ?? '*',
            local: nameOf(one['local']) ?? '',
          });
    const named = /^on[A-Z]|^ref$/.test(nameOf(node['name'] ?? node['key']) ?? '');
    if (node.type === 'JSXAttribute' && isOwn(node['value'], own)) {
      if (named) module.handlers = true;
      module.given.add(tagOf(around));
    }
    // As `{ onClick: () => … }` of a list or of createElement: what gets it draws it.
    if (node.type === 'Property' && path.endsWith('.tsx') && named && isOwn(node['value'], own))
      module.handlers = true;
    if (node.type === 'JSXExpressionContainer' && parent?.type === 'JSXElement' && isOwn(node, own))
      module.given.add(tagOf(around));
    const typed = around.some(({ type }) => type.startsWith('TS') && !/^TS(As|NonNull|Satisfies)/.test(type));
    const handedOn = parent?.type === 'CallExpression' && passesOn.test(nameOf(parent['callee']) ?? '');
    if (
      node.type === 'Identifier' &&
      !typed &&
      !handedOn &&
      !/^(Import|Export)/.test(parent?.type ?? '') &&
      !(parent?.type === 'MemberExpression' && parent['property'] === node && !parent['computed']) &&
      !(parent?.type === 'Property' && parent['key'] === node && parent['value'] !== node)
    )
      module.used.add(nameOf(node) ?? '');
  });
  return module;
}

/** For each module whether it needs the browser, and why, and whether it says so. */
export function clientModules(sources: Sources, onServer = serverReact()) {
  const modules = new Map(Object.entries(sources).map(([path, text]) => [path, read(path, text)]));
  const needs = new Map<string, string>();
  const reasonOf = (path: string, { imports, used, handlers, given }: Module): string | undefined => {
    if (handlers) return 'gives a handler of its own to a tag';
    for (const { from, imported, local } of imports) {
      if (from === 'react' && imported !== '*' && imported !== 'default' && !onServer.has(imported))
        return `React has no ${imported} on a server`;
      if (!from.startsWith('.') || !needs.has(posix.join(posix.dirname(path), from))) continue;
      // A server holds a reference to it: that can be drawn, and not called.
      if (used.has(local)) return `uses ${imported} of a client module`;
      if (given.has(local)) return `gives a function to ${imported}, of a client module`;
    }
    return undefined;
  };
  for (let before = -1; before !== needs.size;) {
    before = needs.size;
    for (const [path, module] of modules) {
      const reason = needs.has(path) ? undefined : reasonOf(path, module);
      if (reason) needs.set(path, reason);
    }
  }
  return [...modules].map(([path, { directive }]) => ({ path, needs: needs.get(path), directive }));
}
