'use client';
import type { ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Button } from '../../base/button/button.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import { Notice } from '../../base/notice/notice.tsx';
import { useMessages } from '../../messages/provider.ts';
import { supportMessages } from '../messages.en.ts';

export interface LegalTextProps extends Omit<ComponentProps<'div'>, 'children'> {
  /**
   * In this order; an id leads to one from outside. A line break begins a paragraph; what stands in [[…]] a lawyer has still to fill in.
   */
  sections: ReadonlyArray<{ id: string; title: string; text: string }>;
}

/** 'Kept for [[how long]].' → texts at even places, placeholders at odd ones. */
const parts = (text: string): string[] => text.split(/\[\[([^\]]*)\]\]/);

/** A legal page: headings, paragraphs, and marks where a lawyer's words are missing. Says that it is a draft while there are any. */
export function LegalText({ sections, className, ...props }: LegalTextProps) {
  const messages = useMessages('support', supportMessages);
  const isDraft = sections.some(({ text }) => parts(text).length > 1);
  return (
    <div
      data-slot="legal-text"
      data-state={isDraft ? 'draft' : 'whole'}
      {...props}
      className={cn('flex flex-col gap-6', className)}
    >
      {isDraft && (
        <Notice tone="warning" role="note" title={messages.draft}>
          {messages.draftText}
        </Notice>
      )}
      {sections.map(({ id, title, text }) => (
        <section key={id} aria-labelledby={id} className="flex max-w-text flex-col gap-2">
          <h2 id={id} className="text-title">
            {title}
          </h2>
          {text.split('\n').map((paragraph) => (
            <p key={paragraph}>
              {parts(paragraph).map((part, index) =>
                index % 2 === 0 ? (
                  part
                ) : (
                  <mark key={part} className="rounded-small bg-highlight-fill px-2 text-highlight-on-fill">
                    {messages.open(part)}
                  </mark>
                ),
              )}
            </p>
          ))}
        </section>
      ))}
      <Button tone="plain" className="self-start print:hidden" onClick={() => window.print()}>
        <Icon name="icon-file-text" />
        <span>{messages.print}</span>
      </Button>
    </div>
  );
}
