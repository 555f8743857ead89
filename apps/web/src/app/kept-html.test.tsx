import { useId, type ReactNode } from 'react';
import { preload } from 'react-dom';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { keptHtml, withKeptHtml } from './kept-html.tsx';

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

test('outside of a page it is drawn', () => {
  drawn = [];
  page('outside');
  expect(renderToString(<Kept name="outside" />)).toBe(renderToString(<Card name="outside" />));
  expect(drawn).toEqual(['outside', 'outside', 'outside']);
});

test('where it is not drawn, what drawing it would ask for ahead is asked for', () => {
  const Pictured = () =>
    keptHtml(
      'pictured',
      () => <i />,
      () => preload('/a.svg', { as: 'image' }),
    );
  const asks = () => withKeptHtml(() => renderToString(<Pictured />));
  expect(asks()).toBe('<i></i>');
  expect(asks()).toMatch(/^<link rel="preload".*href="\/a\.svg".*<i><\/i>$/);
});

test('what has an id of its own is not kept', () => {
  drawn = [];
  function Named() {
    drawn.push('named');
    return <p id={useId()} />;
  }
  const asks = () => withKeptHtml(() => renderToString(keptHtml('named', () => <Named />)));
  expect(asks()).toMatch(/^<p id="_R_/);
  expect(asks()).toMatch(/^<p id="_R_/);
  expect(drawn).toEqual(['named', 'named']);
});
