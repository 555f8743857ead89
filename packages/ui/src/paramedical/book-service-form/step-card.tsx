import type { ReactNode } from 'react';
import { Card } from '../../base/card/card.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import { wrapText } from '../../messages/wrap-text.ts';

interface StepCardProps {
  /** Of its heading. */
  id: string;
  /** From 1. */
  number: number;
  /** What is done in it. */
  title: string;
  /** It is behind the patient. */
  done: boolean;
  /** Its fields and buttons. */
  children: ReactNode;
}

/** One of the four steps, with its number, or a check once it is done. */
export function StepCard({ id, number, title, done, children }: StepCardProps) {
  return (
    <Card>
      <section aria-labelledby={id} className="flex flex-col gap-4">
        <h2 id={id} className="flex items-center gap-3 text-lead">
          <span
            aria-hidden
            className="grid size-9 flex-none place-items-center rounded-full bg-accent-tint text-body text-accent-text tabular-nums"
          >
            {done ? <Icon name="icon-check" /> : number}
          </span>
          {wrapText(title)}
        </h2>
        {children}
      </section>
    </Card>
  );
}
