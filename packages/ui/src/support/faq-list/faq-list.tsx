import { useId, type ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Icon } from '../../base/icon/icon.tsx';

export interface FaqListProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** Topic of the questions. */
  title: string;
  /** Questions in this order; the id is the target of links. */
  questions: ReadonlyArray<{ id: string; question: string; answer: string }>;
}

/** Questions with collapsed answers. Native `<details>`: they open without a script, by find in page, and by a link to their id. */
export function FaqList({ title, questions, className, ...props }: FaqListProps) {
  const own = useId();
  return (
    <section
      data-slot="faq-list"
      aria-labelledby={own}
      {...props}
      className={cn('flex flex-col gap-3', className)}
    >
      <h2 id={own} className="text-title">
        {title}
      </h2>
      <div className="flex flex-col gap-3">
        {questions.map(({ id, question, answer }) => (
          <details key={id} id={id} className="rounded-card border border-line bg-surface-raised">
            <summary className="flex min-h-target items-center gap-3 rounded-card p-4">
              <h3 className="min-w-0 flex-1 text-body wrap-anywhere">{question}</h3>
              <Icon name="icon-chevron-down" className="in-[[open]>summary]:icon-chevron-up" />
            </summary>
            <p className="border-t border-line p-4 wrap-anywhere">
              <span className="block max-w-text">{answer}</span>
            </p>
          </details>
        ))}
      </div>
    </section>
  );
}
