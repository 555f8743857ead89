import type { ReactNode } from 'react';

interface FlowProps {
  /** What the patient wants: 'Price and saving'. */
  title: string;
  /** One sentence: what the flow is there for. */
  purpose: string;
  /** FlowSteps, in the order in which a patient meets them. */
  children: ReactNode;
}

/** A way through the product: its steps are numbered by where they stand. */
export function Flow({ title, purpose, children }: FlowProps) {
  return (
    <article className="mx-auto flex max-w-page flex-col gap-10 py-4">
      <header className="flex flex-col gap-3">
        <p className="text-meta font-strong text-accent-text">Flow</p>
        <h1 className="text-page text-balance">{title}</h1>
        <p className="max-w-text text-lead text-content-muted">{purpose}</p>
      </header>
      <ol className="flex flex-col gap-12 [counter-reset:step]">{children}</ol>
    </article>
  );
}
