import type { Proof, Spec } from '../../packages/ui/scripts/spec.ts';
import type { Element } from '../catalogue/elements.ts';
import type { Use } from '../catalogue/uses.ts';
import { cell, Code, Table } from './table.tsx';
import { everyWord } from '../pages/words/every-word.ts';

function ProofLine({ proof: { kind, file, name }, element }: { proof: Proof; element: Element }) {
  if (kind === 'picture') {
    const story = element.stories.find((one) => one.name === name);
    return (
      <a
        className="text-accent-text underline"
        target="_top"
        href={`./?path=/story/${story?.id ?? element.id}`}
      >
        Picture: {story?.label ?? name}
      </a>
    );
  }
  return (
    <details>
      <summary className="cursor-pointer text-accent-text focus-ring">Test: {name}</summary>
      {file && <p className="text-content-muted">{file}</p>}
      <Code text={element.tests[name] ?? ''} />
    </details>
  );
}

/** What the element promises, each line with what proves it. */
export function Promises({ element }: { element: Element }) {
  const { spec } = element;
  const lines = (list: Spec['must'], word: string) =>
    list.map(({ text, proofs }) => (
      <tr key={text}>
        <td className={cell}>
          <b className="font-strong">{word}</b> {text}
        </td>
        <td className={`${cell} w-1/2 text-meta`}>
          {proofs.map((proof) => (
            <ProofLine key={`${proof.kind} ${proof.name}`} proof={proof} element={element} />
          ))}
        </td>
      </tr>
    ));
  return (
    <>
      <Table head={['It', 'Proved by']}>
        {lines(spec.must, 'must')}
        {lines(spec.mustNot, 'must not')}
      </Table>
      {spec.notes.map((note) => (
        <p key={note} className="max-w-text">
          {note}
        </p>
      ))}
    </>
  );
}

/** The messages that it brings along, in both languages. */
export function Words({ keys }: { keys: readonly string[] }) {
  const own = new Set(keys);
  return (
    <Table head={['Message', 'English', 'Hindi']}>
      {everyWord
        .filter(({ place, key }) => place === 'Elements' && own.has(key))
        .map(({ key, en, hi }) => (
          <tr key={key}>
            <td className={`${cell} text-meta text-content-muted`}>{key}</td>
            <td className={cell} lang="en-IN">
              {en}
            </td>
            <td className={cell} lang="hi-IN">
              {hi ?? '(missing)'}
            </td>
          </tr>
        ))}
    </Table>
  );
}

const isColour = (name: string) =>
  /^(?:surface|content|line|focus|scrim|picture|(?:accent|info|success|warning|danger|highlight)-)/.test(
    name,
  );

export function Tokens({ names }: { names: readonly string[] }) {
  if (names.length === 0) return <p>None of its own: it is made of other elements.</p>;
  return (
    <ul className="flex flex-wrap gap-3">
      {names.map((name) => (
        <li
          key={name}
          className="flex items-center gap-2 rounded-control border border-line px-3 py-1 text-meta"
        >
          {isColour(name) && (
            <span
              aria-hidden
              className="size-5 rounded-small border border-line-strong"
              style={{ background: `var(--${name})` }}
            />
          )}
          {name}
        </li>
      ))}
    </ul>
  );
}

/** Declarations of types that the table of props names. */
export function Types({ types }: { types: Element['types'] }) {
  return types.map(({ name, text }) => (
    <details key={name}>
      <summary className="min-h-target cursor-pointer text-accent-text focus-ring">{name}</summary>
      <Code text={text} />
    </details>
  ));
}

function Uses({ title, list }: { title: string; list: readonly Use[] }) {
  if (list.length === 0) return null;
  return (
    <p>
      <b className="font-strong">{title}:</b>{' '}
      {list.map((one, at) => (
        <span key={one.title}>
          {at > 0 && ', '}
          {one.path ? (
            <a className="text-accent-text underline" target="_top" href={`./?path=${one.path}`}>
              {one.title.replace('Pages/', '')}
            </a>
          ) : (
            one.title
          )}
        </span>
      ))}
    </p>
  );
}

export function UsedIn({ uses: { elements, pages } }: Pick<Element, 'uses'>) {
  if (elements.length + pages.length === 0) return <p>Nothing of the product yet.</p>;
  return (
    <>
      <Uses title="Pages" list={pages} />
      <Uses title="Elements" list={elements} />
    </>
  );
}

const kib = (bytes: number) => `${(bytes / 1024).toFixed(2)} KiB`;

export function Facts({ element: { gzip, history, isClient, uses } }: { element: Element }) {
  return (
    <>
      <p>
        {gzip === undefined
          ? 'Its size has not been measured.'
          : `${kib(gzip)} compressed, beyond React, used alone.`}{' '}
        {isClient
          ? 'It runs in the browser (‘use client’).'
          : 'It can be drawn by a server component: it keeps no state.'}
      </p>
      <p>
        Status:{' '}
        {uses.pages.length + uses.elements.length > 0
          ? 'stable, in use in the product'
          : 'new, not in use in the product yet'}
        {history && `; since ${history.since}`}.
      </p>
      {history && (
        <ul className="flex flex-col gap-1">
          {history.changes.map(({ day, subject }) => (
            <li key={`${day} ${subject}`}>
              <span className="text-content-muted tabular-nums">{day}</span> {subject}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
