'use client';
import type { ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { useMessages } from '../../messages/provider.ts';
import { leafletMessages } from '../leaflet-messages.en.ts';

export interface LeafletText {
  /** What it is for. */
  use: readonly string[];
  /** How to take it. */
  take: readonly string[];
  /** Each ends the heading 'Do not take it if'. */
  avoid: readonly string[];
  /** What to tell a doctor first; empty for nothing. */
  ask: string;
  /** Side effects, and which of them need a doctor. */
  effects: readonly string[];
  /** How it is kept. */
  keep: readonly string[];
}
export interface MedicineLeafletProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is said about it, in the reader's language; left out where nothing is known. */
  text?: LeafletText | undefined;
  /** It is swallowed; else it is used. */
  swallowed?: boolean;
  /** Of the pharmacist, as it is dialled. */
  phone: string;
  /** The same as it is shown. */
  phoneShown: string;
}

/** What a patient should know of a medicine, in five sections under the heading of the page about it. */
export function MedicineLeaflet({
  text,
  swallowed = true,
  phone,
  phoneShown,
  className,
  ...props
}: MedicineLeafletProps) {
  const messages = useMessages('leaflet', leafletMessages);
  const sections =
    text &&
    ([
      [messages.use, text.use],
      [swallowed ? messages.take : messages.apply, text.take],
      [swallowed ? messages.avoidTaking : messages.avoidUsing, text.avoid, text.ask],
      [messages.effects, text.effects],
      [messages.keep, text.keep],
    ] as const);
  return (
    <div
      data-slot="medicine-leaflet"
      {...props}
      className={cn('flex max-w-text flex-col gap-5 wrap-anywhere', className)}
    >
      {sections?.map(([heading, lines, after]) => (
        <section key={heading} className="flex flex-col gap-1">
          <h3 className="text-lead">{heading}</h3>
          {lines.length === 1 ? (
            <p>{lines[0]}</p>
          ) : (
            <ul className="list-disc ps-5">
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
          {after && <p>{after}</p>}
        </section>
      ))}
      <p className="text-meta text-content-muted">
        <span>{`${text ? messages.doctorFirst : messages.unknown} `}</span>
        <a href={`tel:${phone}`} className="font-medium text-accent-text underline">
          {messages.askPharmacist(phoneShown)}
        </a>
      </p>
    </div>
  );
}
