import { useId, type ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Icon } from '../../base/icon/icon.tsx';

export interface FaqListProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** What the questions are about. */
  title: string;
  /** In this order; an id leads to one from outside. */
  questions: ReadonlyArray<{ id: string; question: string; answer: string }>;
}

/** Questions with their answers folded in. Native: they open without a script, and the browser's own search opens them. */
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
              <Icon name="icon-chevron-down" />
            </summary>
            <p className="max-w-text border-t border-line p-4 wrap-anywhere">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
