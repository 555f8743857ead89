import { Icon } from '@doorstep/ui/base/icon';
import type { ReactNode } from 'react';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { Drawn, type Stories } from './drawn.tsx';
import { sentenceOf } from './rules.ts';

/** File of a test from the repository's root, and the test's title as it stands there. */
export type Proof = readonly [file: string, title: string];

interface FlowStepProps<Shown extends string> {
  /** What happens here, in a patient's words. */
  title: string;
  /** The stories of the element: `import * as BuyBox from '…'`. */
  of: Stories<Shown>;
  /** The one that is drawn. */
  story: Shown;
  /** The one that is drawn where the toolbar says Hindi. */
  hindi?: Shown;
  /** Why it is so, in one or two sentences. */
  why: string;
  /** Rules of docs/rules.md that ask for it. */
  rules: readonly [string, ...string[]];
  /** Tests that prove it; packages/tooling/test/flows.test.ts holds each to be there. */
  proofs: readonly [Proof, ...Proof[]];
  /** Title and story of the page of apps/web that uses the element; none of what stands in the frame around all pages. */
  page?: readonly [title: `Pages/${string}`, story: string];
}

/** 'packages/ui/src/base/price/price.test.tsx' → 'ui: price.test.tsx'. */
const placeOf = (file: string) => file.replace(/^[^/]+\/([^/]+)\/.*\//, '$1: ');

function To({ path, children }: { path: string; children: string }) {
  return (
    <a
      href={`./?path=${path}`}
      target="_top"
      className="focus-ring rounded-small text-meta font-strong text-accent-text underline underline-offset-4"
    >
      {children}
    </a>
  );
}

function Facts({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1 border-t border-line pt-3">
      <p className="text-meta text-content-muted">{name}</p>
      <div className="flex flex-wrap gap-x-4 gap-y-2">{children}</div>
    </div>
  );
}

/** One state on the way: the element itself, and beside it why it is so and what proves it. */
export function FlowStep<Shown extends string>({
  title,
  of,
  story,
  hindi,
  why,
  rules,
  proofs,
  page,
}: FlowStepProps<Shown>) {
  const element = of[story].meta.input.title ?? '';
  return (
    <li className="flex flex-col gap-4 [counter-increment:step]">
      <h2 className="flex items-baseline gap-3 text-heading text-balance before:flex before:size-8 before:flex-none before:items-center before:justify-center before:self-start before:rounded-full before:bg-accent-tint before:text-body before:text-accent-text before:content-[counter(step)]">
        {title}
      </h2>
      <div className="grid gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        {/* A bar that sticks to the window's edge sticks to this box instead. */}
        <div className="min-w-0 self-start overflow-hidden rounded-card border border-line p-4 md:p-6">
          <Drawn story={of[story]} hindi={hindi && of[hindi]} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <p>{why}</p>
          <Facts name={rules.length > 1 ? 'Rules' : 'Rule'}>
            {rules.map((id) => (
              <details key={id} className="text-meta open:basis-full">
                <summary className="focus-ring w-fit cursor-pointer rounded-small font-strong text-accent-text">
                  {id}
                </summary>
                <p className="pt-1 pb-2 text-content-muted">{sentenceOf(id)}</p>
              </details>
            ))}
          </Facts>
          <Facts name={proofs.length > 1 ? 'Proved by these tests' : 'Proved by this test'}>
            {proofs.map(([file, test]) => (
              <p key={file + test} className="flex basis-full gap-2 text-meta">
                <Icon name="icon-circle-check" className="mt-[0.2em] text-success-text" />
                <span className="flex min-w-0 flex-col wrap-anywhere">
                  {test}
                  <span className="text-content-muted">{placeOf(file)}</span>
                </span>
              </p>
            ))}
          </Facts>
          <Facts name="See">
            <To path={`/docs/${toId(element)}--docs`}>{element.replace('/', ': ')}</To>
            {page && (
              <To path={`/story/${toId(page[0], storyNameFromExport(page[1]))}`}>
                {`${page[0].replace('/', ': ')}, ${storyNameFromExport(page[1])}`}
              </To>
            )}
          </Facts>
        </div>
      </div>
    </li>
  );
}
