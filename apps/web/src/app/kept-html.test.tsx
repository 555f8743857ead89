import { useId, type ReactNode } from 'react';
import { preload } from 'react-dom';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { isKept, keptHtml, withKeptHtml } from './kept-html.tsx';

beforeEach(() => {
  vi.stubEnv('SSR', true);
});

let drawn: string[] = [];
function Card({ name }: { name: string }) {
  drawn.push(name);
  return (
    <article>
      <h2>{name}</h2> costs ₹{name.length}
    </article>
  );
}
const Kept = ({ name }: { name: string }) => keptHtml(`card ${name}`, () => <Card name={name} />);
const list = (names: readonly string[], draw: (name: string) => ReactNode) => (
  <main>
    <p>List</p>
    {names.map(draw)}
  </main>
);
const page = (...names: string[]) =>
  withKeptHtml(() => renderToString(list(names, (name) => <Kept key={name} name={name} />)));
const plain = (...names: string[]) => renderToString(list(names, (name) => <Card key={name} name={name} />));

test('pages are the same with what is kept, in whatever order it comes', () => {
  drawn = [];
  expect(page('a', 'b')).toBe(plain('a', 'b'));
  drawn = [];
  expect(page('b', 'c', 'a')).toBe(plain('b', 'c', 'a'));
  expect(drawn).toEqual(['c', 'b', 'c', 'a']);
  expect(page()).toBe(plain());
});

test('twice in one page it is drawn twice, and kept', () => {
  expect(page('twice', 'twice')).toBe(plain('twice', 'twice'));
  expect(page('twice')).toBe(plain('twice'));
});

test('outside of a page, and in a browser, it is drawn', () => {
  expect(renderToString(<Kept name="a" />)).toBe(renderToString(<Card name="a" />));
  vi.stubEnv('SSR', false);
  expect(page('d')).toBe(plain('d'));
  expect(withKeptHtml(() => String(isKept('card d')))).toBe('false');
});

test('who knows what is kept asks for the rest', () => {
  const asks = () =>
    withKeptHtml(() =>
      renderToString(
        <Asked>
          <i />
        </Asked>,
      ),
    );
  function Asked({ children }: { children: ReactNode }) {
    if (isKept('asked')) preload('/a.svg', { as: 'image' });
    return keptHtml('asked', () => children);
  }
  expect(asks()).toBe('<i></i>');
  expect(asks()).toMatch(/^<link rel="preload".*href="\/a\.svg".*<i><\/i>$/);
});

test('what has an id of its own is not kept', () => {
  function Named() {
    return <p id={useId()} />;
  }
  const asks = () => withKeptHtml(() => renderToString(keptHtml('named', () => <Named />)));
  expect(asks()).toMatch(/^<p id="_R_/);
  expect(withKeptHtml(() => String(isKept('named')))).toBe('false');
});
