import { useId, type ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Accordion, AccordionItem } from '../../base/accordion/accordion.tsx';

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
      <Accordion>
        {questions.map(({ id, question, answer }) => (
          <AccordionItem key={id} id={id} title={question}>
            <p className="max-w-text wrap-anywhere">{answer}</p>
          </AccordionItem>
        ))}
      </Accordion>
    </section>
  );
}
