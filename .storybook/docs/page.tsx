import { Controls, DocsContext, Primary, Stories, Title } from '@storybook/addon-docs/blocks';
import { use, useEffect, useState, type ReactNode } from 'react';
import type { Element } from '../catalogue/elements.ts';
import { Anatomy } from './anatomy.tsx';
import { OpenAs } from './open-as.tsx';
import { Code } from './table.tsx';
import { Facts, Promises, Tokens, Types, UsedIn, Words } from './sections.tsx';

type State = { kind: 'loading' } | { kind: 'none' } | { kind: 'error' } | { kind: 'ready'; element: Element };

/** What the catalogue knows of the element whose docs page this is; a view or a page of the book is no element. */
function useElement(id: string): State {
  const [state, setState] = useState<State>({ kind: 'loading' });
  useEffect(() => {
    const gone = new AbortController();
    fetch(`./catalogue/${id}.json`, { signal: gone.signal })
      .then(async (answer) => {
        const isJson = answer.headers.get('content-type')?.includes('json');
        if (answer.ok && isJson)
          return setState({ kind: 'ready', element: (await answer.json()) as Element });
        setState({ kind: answer.status === 404 || answer.ok ? 'none' : 'error' });
      })
      .catch((fault: unknown) => {
        if (!(fault instanceof DOMException)) setState({ kind: 'error' });
      });
    return () => gone.abort();
  }, [id]);
  return state;
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = title.toLowerCase().replaceAll(/\W+/g, '-');
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <h2 id={id} className="text-heading">
        {title}
      </h2>
      {children}
    </section>
  );
}

function ElementPage({ element }: { element: Element }) {
  const { name, folder, spec, example, props } = element;
  return (
    <div className="flex flex-col gap-12 pb-12">
      <header className="sb-unstyled flex flex-col gap-4">
        <h1 className="text-page">{name}</h1>
        <p className="max-w-text text-lead">{spec.use}</p>
        {spec.also.length > 0 && <p className="text-content-muted">Also called: {spec.also.join(', ')}</p>}
        <Code text={example || `import { ${name} } from '@doorstep/ui/${folder}';`} />
      </header>
      <div className="sb-unstyled">
        <Section title="States">
          <OpenAs element={element} />
        </Section>
      </div>
      <div>
        <Stories title="Each state" />
      </div>
      <div className="sb-unstyled flex flex-col gap-12">
        <Section title="Parts">
          <Anatomy element={element} />
        </Section>
        {spec.must.length > 0 && (
          <Section title="Keyboard, readers and behaviour">
            <Promises element={element} />
          </Section>
        )}
        {element.words.length > 0 && (
          <Section title="Words">
            <Words keys={element.words} />
          </Section>
        )}
        <Section title="Tokens">
          <Tokens names={element.tokens} />
        </Section>
        <Section title="Props">
          {props.native && (
            <p>
              Takes what <code>{`<${props.native}>`}</code> takes as well
              {props.omitted?.length ? `, but not ${props.omitted.join(', ')}` : ''}: className, id, data-*,
              aria-* and ref go to its root or control.
            </p>
          )}
        </Section>
      </div>
      <div>
        <Primary />
        <Controls />
      </div>
      <div className="sb-unstyled flex flex-col gap-12">
        <Types types={element.types} />
        <Section title="Used in">
          <UsedIn uses={element.uses} />
        </Section>
        <Section title="Size and history">
          <Facts element={element} />
        </Section>
      </div>
    </div>
  );
}

/** The docs page of an element; of anything else its stories and props, as Storybook shows them. */
export function ElementDocs() {
  const { id } = use(DocsContext).storyById();
  const state = useElement(id.split('--')[0] ?? '');
  if (state.kind === 'ready') return <ElementPage element={state.element} />;
  if (state.kind === 'loading') return <p role="status">Loading…</p>;
  return (
    <>
      <Title />
      {state.kind === 'error' && <p>What the catalogue knows of it could not be loaded. Reload the page.</p>}
      <Primary />
      <Controls />
      <Stories />
    </>
  );
}
