// Named parts of a picture (`data-slot`): a difference is put down to the innermost part that changed by itself.

/** Computed styles that are compared, in the order in which a part's style lists them after its tag. */
export const PROPERTIES = `
  color background-color background-image opacity box-shadow mask-image fill stroke
  padding-top padding-right padding-bottom padding-left row-gap column-gap
  border-top-width border-right-width border-bottom-width border-left-width
  border-top-color border-right-color border-bottom-color border-left-color
  border-top-style border-top-left-radius border-bottom-right-radius
  outline-style outline-width outline-color min-height min-width
  font-family font-size font-weight font-style line-height letter-spacing
  text-align text-decoration-line text-transform visibility
  display position flex-direction align-items justify-content
`
  .trim()
  .split(/\s+/);

const NAMED = new Set(['role', 'alt', 'title', 'placeholder']);
/** Ids are random; what they lead to is in the text of the whole story. */
const REFERENCES =
  /^aria-(?:labelledby|describedby|controls|owns|activedescendant|details|errormessage|flowto)$/;

function ariaOf(elements) {
  const found = {};
  for (const { attributes } of elements)
    for (const { name, value } of attributes)
      if (NAMED.has(name) || (name.startsWith('aria-') && !REFERENCES.test(name)))
        (found[name] ??= []).push(value);
  return Object.fromEntries(Object.entries(found).map(([name, values]) => [name, values.join(' | ')]));
}

/** Elements and text of a part, without those of parts inside. */
function contentOf(part) {
  const elements = [part];
  let text = '';
  const walk = (node) => {
    for (const child of node.childNodes)
      if (child instanceof Text) text += ` ${child.data}`;
      else if (child instanceof Element && !child.hasAttribute('data-slot')) {
        elements.push(child);
        walk(child);
      }
  };
  walk(part);
  return { elements, text: text.replaceAll(/\s+/g, ' ').trim() };
}

function styleOf(element) {
  const computed = getComputedStyle(element);
  const style = [element.localName];
  for (const name of PROPERTIES) style.push(computed.getPropertyValue(name));
  return style;
}

/**
 * Parts in document order, without those that take no space. A story without named parts is one part as a whole. `path` holds the parts around
 * it and its number among its like; `style` holds indices into `styles`.
 */
export function readBoxes() {
  const parts = [...document.querySelectorAll('[data-slot]')];
  const [counts, paths, known, styles, boxes] = [new Map(), new Map(), new Map(), [], []];
  const intern = (style) => {
    // Both sides are served from different ports.
    const key = style.join('\n').replaceAll(location.origin, '');
    if (!known.has(key)) known.set(key, styles.push(key.split('\n')) - 1);
    return known.get(key);
  };
  for (const part of parts.length > 0 ? parts : [document.body]) {
    const slot = part.getAttribute('data-slot') ?? 'story';
    const around = part.parentElement?.closest('[data-slot]');
    const like = `${around ? `${paths.get(around)}>` : ''}${slot}`;
    counts.set(like, (counts.get(like) ?? 0) + 1);
    const path = `${like}#${counts.get(like)}`;
    paths.set(part, path);
    const { x, y, width, height } = part.getBoundingClientRect();
    if (width === 0 || height === 0) continue;
    const { elements, text } = contentOf(part);
    const style = elements.map((element) => intern(styleOf(element)));
    boxes.push({ slot, path, rect: [x, y, width, height], text, style, aria: ariaOf(elements) });
  }
  return { styles, boxes };
}
