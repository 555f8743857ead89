import { useId, type ComponentType, type ReactNode } from 'react';
import { preload } from 'react-dom';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { keptHtml, keptOnce, withKeptHtml } from './kept-html.tsx';

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

let feet = 0;
function Foot({ text }: { text: string }) {
  feet++;
  const id = useId();
  return (
    <footer aria-labelledby={id}>
      <p id={id}>{text}</p>
    </footer>
  );
}
const KeptFoot = ({ text }: { text: string }) => keptOnce('footer', text, () => <Foot text={text} />);
const withFoot = (End: ComponentType<{ text: string }>, text: string, ...parts: ReactNode[]) =>
  renderToString(
    <div>
      <main>{parts}</main>
      <End text={text} />
      <nav />
    </div>,
  );

test('what stands once in the pages of a kind is drawn for the first, and its ids stay those of its place', () => {
  const page = (text: string, kind?: string, ...parts: ReactNode[]) =>
    withKeptHtml(() => withFoot(KeptFoot, text, ...parts), kind);
  const plain = withFoot(Foot, 'Foot');
  expect(plain).toContain('"_R_');
  feet = 0;
  expect(page('Foot', 'list')).toBe(plain);
  expect(page('Foot', 'list')).toBe(plain);
  expect(page('Foot', 'list', 'more')).toBe(withFoot(Foot, 'Foot', 'more'));
  expect(feet).toBe(2);
  // Other words, another kind of page, and a page of no kind.
  expect(page('Other', 'list')).toContain('>Other<');
  expect(page('Foot', 'detail')).toBe(plain);
  expect(page('Foot')).toBe(plain);
  expect(page('Foot')).toBe(plain);
  expect(feet).toBe(6);
});

test('of two with the tag none is kept', () => {
  const page = (text: string) =>
    withKeptHtml(() => withFoot(KeptFoot, text, <footer key="own" className="own" />), 'two');
  page('Two');
  feet = 0;
  expect(page('Two')).toBe(withFoot(Foot, 'Two', <footer key="own" className="own" />));
  expect(feet).toBe(2);
});
