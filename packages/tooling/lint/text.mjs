// Finds text that a page translator takes from React: it replaces each text node by elements of its own, and React keeps the detached node.
// Inserting before it or removing it then throws, and changing it shows nothing (packages/tooling/translator.mjs simulates it).

const skip = new Set(['parent', 'loc', 'range', 'start', 'end']);
/** Yields a node and its descendants. */
function* nodes(node) {
  if (!node || typeof node !== 'object') return;
  if (Array.isArray(node)) {
    for (const one of node) yield* nodes(one);
    return;
  }
  if (typeof node.type !== 'string') return;
  yield node;
  for (const [key, value] of Object.entries(node)) if (!skip.has(key)) yield* nodes(value);
}
const isFunction = (node) => /Function/.test(node?.type ?? '');
/** Return values of a function, without those of inner functions. */
function returned(fn) {
  if (fn.body?.type !== 'BlockStatement') return fn.body ? [fn.body] : [];
  const found = [];
  const visit = (node) => {
    if (!node || typeof node !== 'object') return;
    if (Array.isArray(node)) return node.forEach(visit);
    if (isFunction(node)) return;
    if (node.type === 'ReturnStatement') found.push(node.argument);
    for (const [key, value] of Object.entries(node)) if (!skip.has(key)) visit(value);
  };
  visit(fn.body.body);
  return found;
}

const MESSAGES = /messages$|texts?$|^(?:words|common|own|base|detail)$/i;
const ELEMENT_TYPE = /^(?:ReactElement|JSX\.Element|Element)$/;
const typeName = (node) =>
  node?.type === 'TSTypeReference'
    ? node.typeName.type === 'TSQualifiedName'
      ? `${node.typeName.left.name}.${node.typeName.right.name}`
      : node.typeName.name
    : undefined;
/** Type that is never text: elements, functions, `boolean`, `null`. */
function isTextless(type) {
  if (!type) return false;
  if (type.type === 'TSUnionType') return type.types.every(isTextless);
  if (type.type === 'TSTypeReference') return ELEMENT_TYPE.test(typeName(type));
  return /^TS(?:Undefined|Null|Boolean|Void|Function)/.test(type.type);
}

/** Values and types by name. */
export function namesOf(program) {
  const values = new Map(),
    types = new Map();
  for (const node of nodes(program)) {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier') {
      if (node.init) values.set(node.id.name, node.init);
    } else if (node.type === 'FunctionDeclaration' && node.id) values.set(node.id.name, node);
    else if (node.type === 'TSPropertySignature' && node.key.name) {
      const type = node.typeAnnotation?.typeAnnotation;
      types.set(node.key.name, [...(types.get(node.key.name) ?? []), type]);
    } else if (node.type === 'Identifier' && node.typeAnnotation)
      types.set(node.name, [...(types.get(node.name) ?? []), node.typeAnnotation.typeAnnotation]);
  }
  return { values, types };
}

const NOTHING = { text: false, comes: false };
const either = (...all) => ({ text: all.some(({ text }) => text), comes: all.some(({ comes }) => comes) });

/** Whether a child expression may be text, and may appear or vanish. */
export function kind(node, names, depth = 0) {
  const again = (one) => kind(one, names, depth + 1);
  if (!node || depth > 20) return NOTHING;
  switch (node.type) {
    case 'JSXElement':
    // Checked by itself.
    case 'JSXFragment':
      return NOTHING;
    case 'JSXText':
      return { text: node.value.trim() !== '', comes: false };
    case 'JSXEmptyExpression':
      return NOTHING;
    case 'JSXExpressionContainer':
    case 'ChainExpression':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
    case 'TSSatisfiesExpression':
      return again(node.expression);
    case 'Literal':
      return {
        text: typeof node.value === 'number' || (typeof node.value === 'string' && node.value.trim() !== ''),
        comes: false,
      };
    case 'TemplateLiteral':
      return { text: true, comes: false };
    case 'LogicalExpression': {
      if (node.operator === '&&') return { ...again(node.right), comes: true };
      return either(again(node.left), again(node.right));
    }
    case 'ConditionalExpression':
      return { ...either(again(node.consequent), again(node.alternate)), comes: true };
    case 'ArrayExpression':
      return either(...node.elements.map(again));
    case 'SequenceExpression':
      return again(node.expressions.at(-1));
    case 'Identifier': {
      if (node.name === 'undefined') return NOTHING;
      const value = names.values.get(node.name);
      if (value && value !== node) {
        const found = again(value);
        return { text: found.text, comes: found.comes };
      }
      const types = names.types.get(node.name);
      if (types?.length && types.every(isTextless)) return { text: false, comes: true };
      return { text: true, comes: true };
    }
    case 'MemberExpression': {
      const table = names.values.get(node.object.name);
      if (table?.type === 'ObjectExpression')
        return { text: either(...table.properties.map(({ value }) => again(value))).text, comes: true };
      const types = !node.computed && !MESSAGES.test(node.object.name) && names.types.get(node.property.name);
      if (types?.length && types.every(isTextless)) return { text: false, comes: true };
      return { text: true, comes: false };
    }
    case 'CallExpression': {
      const { callee } = node;
      const name = callee.type === 'MemberExpression' ? callee.property.name : callee.name;
      const callbacks = node.arguments.filter(isFunction);
      if (/^(?:map|flatMap|from|useMemo|filter)$/.test(name) && callbacks.length)
        return { text: either(NOTHING, ...callbacks.flatMap(returned).map(again)).text, comes: true };
      if (/^(?:cloneElement|createElement|createPortal|wrapText)$/.test(name))
        return { text: false, comes: false };
      const fn = callee.type === 'Identifier' && names.values.get(name);
      if (fn && isFunction(fn)) return { ...either(NOTHING, ...returned(fn).map(again)), comes: true };
      return { text: true, comes: false };
    }
    case 'BinaryExpression':
      return { text: /^[-+*/%]/.test(node.operator), comes: false };
    case 'UnaryExpression':
      return { text: /^[-+]$/.test(node.operator) || node.operator === 'typeof', comes: false };
    default:
      return isFunction(node) ? NOTHING : { text: true, comes: true };
  }
}
/** Children as React gets them: without layout whitespace, with fragments flattened. */
export function childrenOf(node) {
  return node.children.flatMap((child) => {
    if (child.type === 'JSXText')
      return child.value.trim() === '' && child.value.includes('\n') ? [] : [child];
    if (child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression') return [];
    if (child.type === 'JSXFragment') return childrenOf(child);
    return [child];
  });
}
const BLOCK =
  /^(?:address|article|aside|blockquote|body|dd|details|dialog|div|dl|fieldset|figure|footer|form|header|li|main|menu|nav|ol|search|section|table|tbody|td|tfoot|thead|tr|ul|svg|g|defs)$/;
/** Slot for a caller's node among block elements: the caller wraps its text in an element. */
function isSlot(parent, child, names) {
  const name = parent.type === 'JSXFragment' ? 'div' : parent.openingElement.name.name;
  if (/^(?:svg|g|defs)$/.test(name)) return true;
  return (!name || BLOCK.test(name) || /^[A-Z]/.test(name)) && isGiven(child.expression, names);
}
function isGiven(node, names) {
  const given = (one) => isGiven(one, names);
  switch (node?.type) {
    case 'ChainExpression':
    case 'ParenthesizedExpression':
      return given(node.expression);
    case 'LogicalExpression':
      return given(node.right) && (node.operator === '&&' || given(node.left));
    case 'ConditionalExpression':
      return given(node.consequent) && given(node.alternate);
    // A render prop.
    case 'CallExpression':
      return names.types.has(node.callee.name) && given(node.callee);
    case 'Identifier':
      if (node.name === 'children') return true;
      if (WORDS.test(node.name)) return false;
      if (names.values.has(node.name)) return given(names.values.get(node.name));
      return (names.types.get(node.name) ?? []).every(isNodeType);
    case 'MemberExpression':
      if (node.property.name === 'children') return true;
      if (WORDS.test(node.property.name)) return false;
      return names.types.has(node.property.name) && names.types.get(node.property.name).every(isNodeType);
    default:
      return node !== undefined && !kind(node, names).text;
  }
}
/** Names of props that hold text. */
const WORDS = /^(?:label|title|name|text|description|hint|note|message|caption|heading|who|what)$/;
const isNodeType = (type) =>
  isTextless(type) ||
  typeName(type) === 'ReactNode' ||
  (type?.type === 'TSUnionType' && type.types.every(isNodeType)) ||
  (type?.type === 'TSFunctionType' && isNodeType(type.returnType?.typeAnnotation));
const isBlank = (node) =>
  (node.type === 'JSXText' && node.value.trim() === '') ||
  (node.type === 'JSXExpressionContainer' &&
    node.expression.type === 'Literal' &&
    String(node.expression.value).trim() === '');

/** Children of an element or fragment that break under a translator, with the reason. */
export function hits(node, names) {
  const all = childrenOf(node);
  const isFragment = node.type === 'JSXFragment';
  // React replaces the only text of an element as a whole; fragments differ.
  if (all.length < 2 && !isFragment) return [];
  const found = [];
  let before = false;
  for (const [i, child] of all.entries()) {
    const { text, comes } = kind(child, names);
    if (isBlank(child)) {
      if (before) found.push({ child, why: AFTER });
      continue;
    }
    const besideText = [all[i - 1], all[i + 1]].some((one) => one?.type === 'JSXText' && !isBlank(one));
    if (text && !besideText && isSlot(node, child, names)) {
      before = true;
      continue;
    }
    const isFixed =
      child.type === 'JSXText' ||
      (child.type === 'JSXExpressionContainer' && child.expression.type === 'Literal');
    if (text && !isFixed) found.push({ child, why: CHANGES });
    else if (text && before) found.push({ child, why: AFTER });
    else if (text && isFragment) found.push({ child, why: CHANGES });
    before ||= comes;
  }
  return found;
}
const CHANGES = 'Text that changes or goes, beside other children';
const AFTER = 'Text after a child that comes and goes';

/** Requires an element of its own for text that React must find. */
export const textAlone = {
  create(context) {
    let names;
    const check = (node) => {
      // Checked with its parent.
      if (node.type === 'JSXFragment' && /^JSX(?:Element|Fragment)$/.test(node.parent?.type)) return;
      for (const { child, why } of hits(node, names))
        context.report({
          node: child,
          message: `${why}: a page that the browser translates breaks here. Use one template, a <span>, or wrapText().`,
        });
    };
    return {
      Program: (node) => {
        names = namesOf(node);
      },
      JSXElement: check,
      JSXFragment: check,
    };
  },
};

/** Keeps amounts and phone numbers untranslated. */
export const notTranslated = {
  create: (context) => ({
    JSXElement: (node) => {
      const all = childrenOf(node),
        value = all.length === 1 && all[0].type === 'JSXExpressionContainer' && all[0].expression,
        { name, attributes } = node.openingElement;
      if (
        value?.type === 'CallExpression' &&
        /^(?:formatPaise|groupMobile)$/.test(value.callee.name) &&
        !/^(?:option|title|textarea)$/.test(name.name) &&
        !attributes.some((one) => one.name?.name === 'translate')
      )
        context.report({ node: all[0], message: 'An amount or a phone number needs translate="no".' });
    },
  }),
};
