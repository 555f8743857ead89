// What oxlint's own rules cannot say about this house: who may import whom, and which classes and colours exist.
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { notTranslated, textAlone } from './text.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');
const posix = (path) => path.replaceAll('\\', '/');

/** Where a file stands: 'packages/ui/src/medicine/price/price.tsx' is floor ui, area medicine. */
function place(path) {
  const [, floor, inside] =
    /^(?:packages|apps)\/(contract|ui|tooling|api|web)\/(.+)$/.exec(posix(path)) ?? [];
  return (
    floor && {
      floor,
      area: /^src\/([^/]+)\//.exec(inside)?.[1],
      file: inside.split('/').at(-1),
      /** From its area, or from the package: 'price/price.tsx', 'src/routes.tsx'. */
      inside: inside.replace(/^src\/[^/]+\//, ''),
      source: inside.startsWith('src/') && !/\.(test|stories)\./.test(inside),
    }
  );
}
function target(from, specifier) {
  if (specifier.startsWith('.')) return place(relative(root, resolve(dirname(from), specifier)));
  const [, floor, inside] = /^@doorstep\/([^/]+)(?:\/(.+))?$/.exec(specifier) ?? [];
  return (
    floor &&
    place(join(floor === 'api' || floor === 'web' ? 'apps' : 'packages', floor, 'src', inside ?? 'index.ts'))
  );
}

const mayImport = {
  contract: ['contract'],
  tooling: ['tooling'],
  ui: ['ui', 'tooling'],
  api: ['api', 'contract', 'tooling'],
  web: ['web', 'ui', 'contract', 'tooling'],
};
/** Files of the contract that belong to no area. */
const knowsNoArea = /^(?:brand|call|common|endpoint|envelope|failure|platform|route|table)(?:\.|$)/;
/** Radix by its parts alone: the root of the package does not split. */
const uiPackages =
  /^(?:radix-ui\/.+|(?:react|react-dom|class-variance-authority|clsx|downshift|leaflet|pdfjs-dist|react-day-picker)(?:\/.*)?)$/;

/** Files that stand in no area compose them; tests, stories and what only stories import may use all. */
function wrongEdgeOfWeb(from, to) {
  if (!from.area || from.area === to.area || !from.source || /^fixtures\.tsx?$/.test(from.file))
    return undefined;
  if (!to.area)
    return to.source
      ? `web/${from.area} must not import ${to.inside}: it composes the areas (app/area.ts gives what all areas give).`
      : undefined;
  if (['app', 'messages'].includes(to.area)) return undefined;
  if (['app', 'messages'].includes(from.area))
    return `web/${from.area} must not import web/${to.area}: it knows no area. Let the area give it what it needs (app/area.ts).`;
  return to.inside === 'public.ts'
    ? undefined
    : `web/${from.area} must not import web/${to.area}/${to.inside}: an area shows the others its public.ts alone.`;
}
function wrongEdge(from, to, specifier) {
  // A package's own configuration may use the tools that run it.
  if (to?.floor === 'tooling' && from.area === undefined && !from.source) return undefined;
  if (to && !mayImport[from.floor].includes(to.floor))
    return `${from.floor} must not import ${to.floor}: contract <- api, contract <- web -> ui is the only way down.`;
  const bare = !to && !/^[.#]|^node:/.test(specifier);
  if (from.floor === 'ui' && from.source && bare && !uiPackages.test(specifier))
    return `ui must not import '${specifier}': only React, parts of Radix ('radix-ui/dialog') and the other dependencies of its package.json.`;
  if (from.floor === 'api' && from.area === 'platform' && to?.floor === 'contract')
    return knowsNoArea.test(to.file)
      ? undefined
      : `api/platform must not import contract/${to.file}: it knows no area. Let the area give it what it needs (platform/area.ts).`;
  if (from.floor === 'web' && to?.floor === 'web') return wrongEdgeOfWeb(from, to);
  if (!to || to.floor !== from.floor || !from.area || !to.area || from.area === to.area) return undefined;
  if (from.floor === 'ui' && from.area === 'messages')
    return /^(?:[\w-]+-)?messages\.[a-z]+\.ts$/.test(to.file)
      ? undefined
      : "ui/messages must not import elements: only the areas' messages.";
  if (from.floor === 'ui')
    return ['base', 'messages', 'styles'].includes(to.area)
      ? undefined
      : `ui/${from.area} must not import ui/${to.area}: an area imports base and itself, pages compose.`;
  if (from.floor === 'api') {
    const open =
      to.area === 'platform' ||
      (from.area !== 'platform' &&
        (to.file === 'service.ts' || (to.file === 'schema.ts' && from.file === 'schema.ts')));
    return open
      ? undefined
      : `api/${from.area} must not import api/${to.area}/${to.file}: areas call each other through service.ts (tables name others' through schema.ts).`;
  }
  return undefined;
}

const edges = {
  create(context) {
    const from = place(relative(root, context.filename));
    if (!from) return {};
    const check = (node) => {
      const specifier = node.source?.value;
      if (typeof specifier !== 'string') return;
      const message = wrongEdge(from, target(context.filename, specifier), specifier);
      if (message) context.report({ node: node.source, message });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    };
  },
};

/** Calls `look(text, node)` for every string and template part: a class list may stand in any of them. */
const strings = (look) => ({
  Literal: (node) => {
    if (typeof node.value === 'string') look(node.value, node);
  },
  TemplateElement: (node) => look(node.value.raw, node),
});
const amount = String.raw`(?:-?\d|\[|\(|px\b|auto\b|full\b|gutter\b|target\b|control\b)`;
const physical = new RegExp(
  String.raw`^!?-?(?:(?:scroll-)?[mp][lr]-${amount}|(?:left|right)-${amount}|(?:text|float|clear)-(?:left|right)!?$|border-[lr](?:-|!?$)|rounded-(?:[lr]|[tb][lr])(?:-|!?$))`,
);
const physicalStyle =
  /^(?:(?:scroll)?(?:margin|padding)(?:Left|Right)|border(?:Top|Bottom)?(?:Left|Right)(?:Width|Style|Color|Radius)?|left|right)$/;
/** 'md:hover:ml-2' → ['md', 'hover', 'ml-2'], leaving '[&:hover]:' and 'bg-[url(a:b)]' whole. */
const parts = (name) => name.split(/:(?![^[(]*[\])])/);

const classes = {
  create(context) {
    return {
      ...strings((text, node) => {
        if (!/dark:|left|right|[mp][lr]-|-[lr]\b|-[tb][lr]\b/.test(text)) return;
        for (const name of text.split(/\s+/)) {
          const all = parts(name);
          if (
            all.at(-1) &&
            all.slice(0, -1).some((variant) => /^(?:not-|group-|peer-|in-)?dark$/.test(variant))
          )
            context.report({
              node,
              message: `'${name}': no dark: variant. Dark is a second set of token values.`,
            });
          if (physical.test(all.at(-1)))
            context.report({
              node,
              message: `'${name}' is physical: use the logical ms-, me-, ps-, pe-, start-, end-, text-start, border-s, rounded-s.`,
            });
        }
      }),
      'JSXAttribute[name.name="style"] Property': (node) => {
        if (physicalStyle.test(node.key.name ?? ''))
          context.report({
            node,
            message: `'${node.key.name}' is physical: use the logical property (marginInlineStart, insetInlineStart …).`,
          });
      },
    };
  },
};

/** 'px-2!' and '!px-2', also behind variants. A word with an exclamation mark has no hyphen. */
const important = /^(?:!-?[a-z]+-\S+|-?[a-z@]+-\S+!)$/;
/** What an element may be told from outside: where it stands, how large it is, how its text breaks. */
const layout = new RegExp(
  [
    String.raw`-?(?:(?:scroll-)?m[xytbse]?|w|h|size|(?:min|max)-[wh]|gap|space|basis|order|self|justify|items|place|col|row)-.+`,
    'auto-(?:cols|rows)-.+|(?:grid|flex|grow|shrink)(?:-.+)?|(?:aspect|columns|overflow|overscroll|float|clear)-.+',
    '-?(?:inset|top|bottom|start|end|z)-.+|static|relative|absolute|fixed|sticky|isolate|@container',
    'content-(?:start|end|center|between|around|evenly|stretch|baseline)',
    'hidden|block|inline|inline-(?:block|flex|grid)|contents|visible|invisible|(?:not-)?sr-only',
    'text-(?:start|center|end)|(?:whitespace|wrap|break|hyphens)-.+',
    // When it is laid out.
    'offscreen-.+|ring-room',
  ]
    .map((one) => `^(?:${one})$`)
    .join('|'),
);
/** Elements without a look of their own: they are a piece of the text they stand in, or the frame that others are made of. */
const bare = new Set(['Icon', 'Link', 'Moment', 'SkeletonText', 'DialogFrame', 'FileBox', 'Modal']);

/** The texts of a class expression, with what `names` knows of its identifiers; never what is only compared. */
function classTexts(node, names, found = []) {
  if (!node || typeof node !== 'object') return found;
  if (Array.isArray(node)) for (const one of node) classTexts(one, names, found);
  else if (node.type === 'Literal' && typeof node.value === 'string') found.push(node.value);
  else if (node.type === 'TemplateElement') found.push(node.value.raw);
  else if (node.type === 'Identifier') found.push(...(names.get(node.name) ?? []));
  else if (node.type === 'MemberExpression')
    found.push(...(names.get(`${node.object.name}.${node.property.name}`) ?? []));
  else if (node.type === 'BinaryExpression') return found;
  else for (const [key, value] of Object.entries(node)) if (key !== 'parent') classTexts(value, names, found);
  return found;
}

const layoutClasses = {
  create(context) {
    const elements = new Set();
    const names = new Map();
    const known = new Map();
    const program = (node) => {
      for (const one of node.body) {
        const from = one.type === 'ImportDeclaration' && String(one.source.value);
        if (from && (from.startsWith('@doorstep/ui/') || /^\..*\.tsx$/.test(from)))
          for (const { local } of one.specifiers) elements.add(local.name);
      }
      for (const { type, declarations } of node.body.map((one) => one.declaration ?? one))
        if (type === 'VariableDeclaration')
          for (const { id, init } of declarations) {
            if (init?.type === 'CallExpression' && init.callee.name === 'memo') {
              if (elements.has(init.arguments[0]?.name)) elements.add(id.name);
            } else if (init?.type === 'ObjectExpression')
              for (const { key, value } of init.properties)
                names.set(`${id.name}.${key?.name}`, classTexts(value, known));
            else if (init?.type === 'Literal' || init?.type === 'TemplateLiteral')
              names.set(id.name, classTexts(init, known));
          }
    };
    return {
      Program: program,
      ...strings((text, node) => {
        if (!text.includes('!')) return;
        for (const name of text.split(/\s+/))
          if (important.test(parts(name).at(-1)))
            context.report({
              node,
              message: `'${name}': no important modifier. Give the element a prop for it, or a wrapper.`,
            });
      }),
      'JSXAttribute[name.name="className"]': (node) => {
        const { name } = node.parent.name;
        if (!/^[A-Z]/.test(name ?? '') || bare.has(name) || !elements.has(name)) return;
        for (const one of classTexts(node.value, names).join(' ').split(/\s+/))
          if (one && !layout.test(parts(one).at(-1)))
            context.report({
              node,
              message: `'${one}' is a look: className of an element is for layout only. Give ${name} a prop for it.`,
            });
      },
    };
  },
};

const hues =
  'slate|gray|zinc|neutral|stone|mauve|olive|mist|taupe|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose';
const palette = new RegExp(
  String.raw`(?:^|:)!?(?:bg|text|border(?:-[xytbse])?|ring|ring-offset|outline|fill|stroke|from|via|to|divide|placeholder|decoration|accent|caret|(?:inset-|drop-|text-)?shadow)-(?:(?:${hues})-\d{2,3}|white|black)(?:/\S+)?!?$`,
);
const hex = /(^|[\s"'`(:,[=])#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])/i;
const colourFunction = /\b(?:rgba?|hsla?|hwb|oklab|oklch|lab|lch)\(/i;
const colourAttribute = /^(?:fill|stroke|stopColor|floodColor|lightingColor)$/;
const colourStyle = /^(?:fill|stroke|color|background|.*Color)$/;
// System colours begin with a capital.
const namedColour = /^(?!(?:none|transparent|inherit|initial|unset|auto|currentcolor)$)[a-z]+$/;
const says = (what) =>
  `${what} is a colour outside the tokens: use surface, content, line, accent … (src/styles/tokens.css).`;

const colours = {
  create(context) {
    const named = (node, value) => {
      if (value?.type === 'Literal' && typeof value.value === 'string' && namedColour.test(value.value))
        context.report({ node, message: says(`'${value.value}'`) });
    };
    return {
      ...strings((text, node) => {
        if (colourFunction.test(text))
          context.report({ node, message: says(`'${colourFunction.exec(text)[0]}…'`) });
        if (text.includes('--p-'))
          context.report({ node, message: `--p-… is the tokens' private palette: use the semantic names.` });
        const [, before, code] = hex.exec(text) ?? [];
        // '#add' may be an anchor, 'order #123456' a number.
        const anchor = ['href', 'to', 'id'].includes(node.parent?.name?.name ?? node.parent?.key?.name);
        if (code && !anchor && !(/^\s$/.test(before) && /^\d+$/.test(code)))
          context.report({ node, message: says(`#${code}`) });
        for (const name of text.split(/\s+/))
          if (palette.test(name)) context.report({ node, message: says(`'${name}'`) });
      }),
      JSXAttribute: (node) => {
        if (colourAttribute.test(node.name.name)) named(node, node.value);
      },
      'JSXAttribute[name.name="style"] Property': (node) => {
        if (colourStyle.test(node.key.name ?? '')) named(node, node.value);
      },
    };
  },
};

const noExpect = {
  create: (context) => ({
    Identifier: (node) => {
      if (node.name === 'expect')
        context.report({
          node,
          message: 'A story reaches a state, it never judges: put `expect` into a test.',
        });
    },
  }),
};

const noNow = {
  create(context) {
    const report = (node) =>
      context.report({ node, message: 'ui does not read the clock: take `now` as a prop.' });
    const isDate = (node) => node.type === 'Identifier' && node.name === 'Date';
    return {
      NewExpression: (node) => {
        if (isDate(node.callee) && node.arguments.length === 0) report(node);
      },
      CallExpression: (node) => {
        if (isDate(node.callee)) report(node);
      },
      MemberExpression: (node) => {
        if (isDate(node.object) && node.property.name === 'now') report(node);
      },
    };
  },
};

/** What `leanReact` of the web's build leaves out works in development only. */
const leanReact = {
  create(context) {
    const report = (node) =>
      context.report({
        node,
        message: 'The production build leaves this part of React out: see docs/decisions/lean-build.md.',
      });
    return {
      'ImportDeclaration[source.value="react"] ImportSpecifier': (node) => {
        if (/^(?:ViewTransition|addTransitionType)$/.test(node.imported.name)) report(node);
      },
      JSXOpeningElement: ({ name, attributes }) => {
        const ref = attributes.find((one) => one.name?.name === 'ref');
        if (ref && (name.property ?? name).name === 'Fragment') report(ref);
      },
    };
  },
};

const noBarrel = {
  create: (context) => ({
    ExportAllDeclaration: (node) =>
      context.report({
        node,
        message:
          'No barrels: the exports map of package.json is the public API. Import from the file itself.',
      }),
  }),
};

const isSentence = (node) => {
  const text =
    node?.type === 'Literal'
      ? node.value
      : node?.type === 'TemplateLiteral' && node.expressions.length === 0
        ? node.quasis[0].value.cooked
        : undefined;
  return typeof text === 'string' && /\s/.test(text.trim()) && /\p{L}/u.test(text);
};
/** `orderMessages.placed`, `messages[key]`, `page.errors.moved_on`. */
const isOfMessages = (node) => {
  if (node?.type !== 'MemberExpression') return false;
  const { object, property } = node;
  // A list of messages that is loading is a resource, and no words.
  if (!node.computed && /^(?:state|problem|length)$/.test(property.name)) return false;
  // A form's own `errors` are by field.
  if (object.type === 'Identifier' && object.name === 'errors') return false;
  const name = object.type === 'MemberExpression' && !object.computed ? object.property.name : object.name;
  return /(?:^m|M)essages$|(?:^e|E)rrors(?:Hi)?$|(?:^t|T)exts(?:Hi)?$/.test(name ?? '');
};
const searches = /^(?:startsWith|endsWith|includes|indexOf|lastIndexOf|localeCompare)$/;
const compared = {
  create(context) {
    const check = (node, ...sides) => {
      if (sides.some((side) => isSentence(side) || isOfMessages(side)))
        context.report({
          node,
          message: 'A sentence is for people: compare codes, which stand beside it in the answer.',
        });
    };
    return {
      BinaryExpression: (node) => {
        if (/^[!=]==?$/.test(node.operator)) check(node, node.left, node.right);
      },
      SwitchCase: (node) => check(node, node.test),
      CallExpression: (node) => {
        const { callee } = node;
        if (callee.type === 'MemberExpression' && !callee.computed && searches.test(callee.property.name))
          check(node, node.arguments[0]);
      },
    };
  },
};

export default {
  meta: { name: 'doorstep' },
  rules: {
    edges,
    classes,
    'layout-classes': layoutClasses,
    colours,
    'no-expect': noExpect,
    'no-now': noNow,
    'no-barrel': noBarrel,
    'lean-react': leanReact,
    'no-compared-sentence': compared,
    'not-translated': notTranslated,
    'text-alone': textAlone,
  },
};
