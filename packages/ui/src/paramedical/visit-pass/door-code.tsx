'use client';
import { useMessages } from '../../messages/provider.ts';
import { visitPassMessages } from '../visit-pass-messages.en.ts';

/** The four digits with when to say them. `known`: who comes is known, to be looked at first. */
export function DoorCode({ code, known }: { code: string; known: boolean }) {
  const messages = useMessages('visitPass', visitPassMessages);
  return (
    <section
      aria-label={messages.code}
      className="flex flex-col gap-3 rounded-card border border-transparent bg-accent-tint p-4 md:p-5"
    >
      <h2 className="text-lead text-balance">{known ? messages.codeLook : messages.code}</h2>
      {/* One by one for eyes; readers get the digits apart, in one breath. */}
      <p className="sr-only">{messages.digits([...code].join(' '))}</p>
      <div aria-hidden translate="no" className="flex max-w-dialog gap-2">
        {[0, 1, 2, 3].map((at) => (
          <span
            key={at}
            className="flex-1 rounded-control border border-transparent bg-surface-raised py-4 text-center text-page font-strong text-accent-text tabular-nums"
          >
            {code[at]}
          </span>
        ))}
      </div>
      <p>{messages.codeOnly}</p>
    </section>
  );
}
