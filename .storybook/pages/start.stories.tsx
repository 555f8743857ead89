import { Card } from '@doorstep/ui/base/card';
import { SiteHeaderLogo } from '@doorstep/ui/home/site-header';
import type { ReactNode } from 'react';
import type { Area } from '../catalogue/areas.ts';
import preview from '../preview.tsx';
import { Find } from './find.tsx';

/** Put in by main.ts. */
declare const AREAS: readonly Area[];

const messages = [
  [
    'Area',
    'a part of the product, in the product’s own words: medicine, cart, order. It has the same name in elements, pages, server and contract',
  ],
  ['Element', 'something seen, alone in its folder with its stories: a button, a medicine card'],
  ['Page', 'the data, form and navigation of one route; it draws nothing itself'],
  ['View', 'what a page draws, without data of its own, so that it can stand here'],
  ['Story', 'one state of an element or view, photographed and checked'],
  ['Endpoint', 'one call to the server, described once for both sides'],
  ['Decision', 'why something is as it is, on one short page'],
] as const;
const parts = [
  [
    'A name',
    'begins with one of forty states that mean the same everywhere: Default, Loading, Empty, Error, LongText, Hindi, and the shop’s own: OutOfStock, SlotTaken, Held. The page States shows which element has which',
  ],
  [
    'Docs',
    'say what an element is for and what not, show its states, parts, words, tokens and props, and what proves each promise',
  ],
  ['Controls and Actions', 'change a prop on the spot, and show what the element tells its page'],
  ['Accessibility', 'lists what axe found. A finding is a failed test, so the list is empty'],
] as const;
const switches = [
  ['Theme', 'light or dark'],
  ['Language', 'English or Hindi; Bengali of two areas, as an example of a language given in part'],
  ['Comfort', 'larger text and targets, no motion, one column'],
  ['Text', '100, 150 or 200 %, as a reader sets it in the browser'],
  ['Medium', 'forced colours and print, close to what the browser draws; npm run visual uses its real modes'],
  ['Direction', 'right to left, for languages such as Urdu'],
  ['Line', '2G: answers and pictures come late. Offline: they do not come'],
  ['Viewport', '320, 360, 768 or 1280 pixels wide'],
] as const;

function Section({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-heading">{title}</h2>
      <p className="max-w-text text-content-muted">{text}</p>
      {children}
    </section>
  );
}
function Terms({ list }: { list: ReadonlyArray<readonly [term: string, meaning: string]> }) {
  return (
    <dl className="flex max-w-text flex-col">
      {list.map(([term, meaning]) => (
        <div key={term} className="flex flex-col gap-x-4 border-t border-line py-3 md:flex-row">
          <dt className="flex-none font-strong md:w-44">{term}</dt>
          <dd className="text-content-muted">{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}

const kinds: Record<string, string> = { Tokens: 'page', Words: 'page', Flows: 'flow', Pages: 'page' };
const counted = (count: number, one: string) =>
  `${count} ${count === 1 ? one : one.replace(/y$/, 'ie') + 's'}`;

function Start() {
  return (
    <div className="mx-auto flex max-w-page flex-col gap-14 py-4">
      <header className="flex flex-col gap-4">
        <h1 className="flex items-center gap-3 text-display">
          <SiteHeaderLogo />
          Doorstep
        </h1>
        <p className="max-w-text text-lead">
          Every screen element of a home-healthcare shop for patients in India, in every state, in English and
          Hindi, light and dark. A designer reviews the product here without starting it; a developer copies
          the neighbour most like what is missing; each story is also a test.
        </p>
      </header>
      <Find areas={AREAS} />
      <Section
        title="The areas"
        text="Elements stand in the area they belong to. Whoever changes how a medicine is found opens Medicine and nothing else."
      >
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,22rem),1fr))] gap-4">
          {AREAS.map(({ name, parts }) => (
            <li key={name} className="flex">
              <Card interactive className="flex flex-1 flex-col gap-1">
                <h3 className="text-title">
                  <a
                    href={`./?path=${parts[0]?.path}`}
                    target="_top"
                    className="stretched-link focus-ring rounded-small text-accent-text"
                  >
                    {name}
                  </a>
                </h3>
                <p data-area={name}>
                  {counted(parts.length, kinds[name] ?? 'element')},{' '}
                  {counted(
                    parts.reduce((sum, { stories }) => sum + stories, 0),
                    'story',
                  )}
                </p>
                <p className="relative z-1 text-meta text-content-muted">
                  {parts.map((part, at) => (
                    <span key={part.path}>
                      {at > 0 && ', '}
                      <a href={`./?path=${part.path}`} target="_top" className="underline focus-ring">
                        {part.name}
                      </a>
                    </span>
                  ))}
                </p>
              </Card>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Seven words" text="All that a reader must learn.">
        <Terms list={messages} />
      </Section>
      <Section
        title="How to read a story"
        text="One story is one state is one picture. The words in it are real: a long salt name, a name in Hindi, ₹1,25,000.00."
      >
        <Terms list={parts} />
      </Section>
      <Section
        title="Switches in the toolbar"
        text="Nothing may be cut off, overlap or scroll sideways under any of them, alone or together."
      >
        <Terms list={switches} />
      </Section>
    </div>
  );
}

// No picture: it counts the other stories, and would differ with each new one.
const meta = preview.meta({ title: 'Start', component: Start, tags: ['!autodocs', 'no-visual'] });
export const Default = meta.story();
