/** @param {string} id */
export const by = (id) => document.getElementById(id);

/**
 * An element with properties and children: `make('button', { onclick }, 'Close')`.
 * @param {string} name @param {Record<string, any>} [more] properties; `data-…` and `aria-…` become attributes
 * @param {...(Node | string | undefined | false)} children
 */
export function make(name, more = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(more))
    if (value === undefined) continue;
    else if (/^(?:data|aria)-/.test(key)) element.setAttribute(key, `${value}`);
    else element[key] = value;
  element.append(...children.filter((child) => child !== undefined && child !== false));
  return element;
}

export const plural = (count, one, many) => `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

const query = (of) => `?of=${encodeURIComponent(of)}`;
/** The address of a picture. @param {'before' | 'after' | 'difference'} kind */
export const pictureUrl = (kind, { stem }) => `/${kind}${query(stem)}`;

/** Asks the server. Refusals are thrown with what it said. */
export async function ask(path, { of, body } = {}) {
  const response = await fetch(
    of === undefined ? path : `${path}${query(of)}`,
    body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    },
  );
  if (!response.ok) throw new Error((await response.text()) || `The server answered ${response.status}.`);
  return response.json();
}
