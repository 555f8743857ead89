// Scopes a sheet to our elements, so that it styles nothing else on a page that is somebody else's.
import postcss from 'postcss';

const ours = '[data-slot],[data-slot] *';
/** The first pseudo-element of a selector and what follows it. A colon of a class name has a backslash before it. */
const pseudo = /(?<!\\)(?:::[\w-]+|:(?:before|after)(?![\w-])).*$/;
const split = (selector) => {
  const [end = ''] = pseudo.exec(selector) ?? [];
  return [selector.slice(0, selector.length - end.length), end];
};
/** Whether it weighs nothing, as what Tailwind makes for `divide-y`. */
const isWeightless = (selector) =>
  !/[.#[:]/.test(selector.replaceAll(/:where\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, ''));
/** A class keeps its weight; what weighs nothing gets that of a class, for in layers it would win all the same. */
function weak(selector) {
  const [start, end] = split(selector);
  return `${start}:${isWeightless(start) ? 'is' : 'where'}(${ours})${end}`;
}
/** Every rule weighs as much as one class: more than the page's own rules for `button` or `p`, and less than the classes that follow. */
function strong(selector) {
  const [start, end] = split(selector);
  return `${start === '' || start === '*' ? '' : `:where(${start})`}:is(${ours})${end}`;
}
const isLayer = (node) => node.type === 'atrule' && node.name === 'layer' && node.nodes;
const isFrames = ({ parent }) => parent.type === 'atrule' && parent.name.endsWith('keyframes');

function scope(container, change) {
  container.each((node) => {
    if (node.type === 'rule' && !isFrames(node)) node.selectors = node.selectors.map(change);
    else if (isLayer(node) && node.params === 'elements') {
      scope(node, strong);
      node.replaceWith(node.nodes);
    } else if (isLayer(node)) node.params = node.params.replace(/^base$/, 'doorstep');
    else if (node.type === 'atrule' && node.name === 'layer') node.remove();
    else if (node.nodes) scope(node, change);
  });
}
function scopedBy(change, css) {
  const sheet = postcss.parse(css);
  scope(sheet, change);
  return sheet.toString();
}

/** Of what is compiled: the rules of the layer `elements` are strong and leave it, `base` is called `doorstep`, what stands in no layer is weak. */
export const scopeCompiled = (css) => scopedBy(weak, css);
/** Of a sheet of plain selectors. */
export const scopeElements = (css) => scopedBy(strong, css);
