// What stands where in a picture: a differing picture is explained by the innermost named part that changed.

const PROPERTIES = `
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

export interface Box {
  slot: string;
  /** The slots around it and its number among its like: the same part before and after has the same path. */
  path: string;
  /** x, y, width, height in CSS pixels of the picture. */
  rect: [number, number, number, number];
  /** Text that stands in no inner slot. */
  text: string;
  /** Tag and computed style of the slot's element and of those inside that belong to no inner slot. */
  style: Array<Record<string, string>>;
  /** What the product says to screen readers here: `aria-pressed` to `false`, of several elements joined by ` | `. */
  aria: Record<string, string>;
}

const NAMED = new Set(['role', 'alt', 'title', 'placeholder']);
/** Ids are made at random; what they lead to is in the text of the whole story. */
const REFERENCES =
  /^aria-(?:labelledby|describedby|controls|owns|activedescendant|details|errormessage|flowto)$/;

function ariaOf(elements: Element[]): Record<string, string> {
  const found: Record<string, string[]> = {};
  for (const { attributes } of elements)
    for (const { name, value } of attributes)
      if (NAMED.has(name) || (name.startsWith('aria-') && !REFERENCES.test(name)))
        (found[name] ??= []).push(value);
  return Object.fromEntries(Object.entries(found).map(([name, values]) => [name, values.join(' | ')]));
}

/** The elements of a slot, and the text nodes in it, without those of inner slots. */
function own(slot: Element) {
  const elements = [slot];
  let text = '';
  const walk = (node: Element) => {
    for (const child of node.childNodes)
      if (child instanceof Text) text += ` ${child.data}`;
      else if (child instanceof Element && !child.hasAttribute('data-slot')) {
        elements.push(child);
        walk(child);
      }
  };
  walk(slot);
  return { elements, text: text.replaceAll(/\s+/g, ' ').trim() };
}

function styleOf(element: Element): Record<string, string> {
  const computed = getComputedStyle(element);
  return {
    tag: element.localName,
    // Before and after are served from different ports.
    ...Object.fromEntries(
      PROPERTIES.map((name) => [name, computed.getPropertyValue(name).replaceAll(location.origin, '')]),
    ),
  };
}

/** The named parts of the page in document order, without those that take no space. */
export function boxes(): Box[] {
  const count = new Map<string, number>();
  const paths = new Map<Element, string>();
  const found: Box[] = [];
  for (const element of document.querySelectorAll('[data-slot]')) {
    const slot = element.getAttribute('data-slot') ?? '';
    const around = element.parentElement?.closest('[data-slot]');
    const like = `${around ? `${paths.get(around)}>` : ''}${slot}`;
    const number = (count.get(like) ?? 0) + 1;
    count.set(like, number);
    const path = `${like}#${number}`;
    paths.set(element, path);
    const { x, y, width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0) continue;
    const { elements, text } = own(element);
    const style = elements.map(styleOf);
    found.push({ slot, path, rect: [x, y, width, height], text, style, aria: ariaOf(elements) });
  }
  return found;
}
