'use client';
import { Avatar } from '../../base/avatar/avatar.tsx';
import { Card } from '../../base/card/card.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import { useMessages } from '../../messages/provider.ts';
import { visitPassMessages } from '../visit-pass-messages.en.ts';

export interface Visitor {
  name: string;
  /** Address of a drawing or photo. */
  image: string | null;
  /** 'Nurse, GNM'. */
  role: string;
  registration: string;
  /** In the reader's language. */
  languages: readonly string[];
  /** Ten digits; null where one calls the shop. */
  mobile: string | null;
}
/** The person to look for at the door. */
export function WhoComes({ nurse }: { nurse: Visitor | null }) {
  const messages = useMessages('visitPass', visitPassMessages);
  if (!nurse)
    return (
      <section
        aria-label={messages.who}
        className="flex gap-4 rounded-card border border-dashed border-line-strong p-4 md:p-5"
      >
        <Icon name="icon-user" className="mt-[0.125em] text-accent-text" />
        <div className="flex min-w-0 flex-col gap-1">
          <h2 className="text-lead">{messages.nobodyYet}</h2>
          <p className="text-content-muted">{messages.nobodyYetText}</p>
        </div>
      </section>
    );
  const { name, image, role, registration, languages } = nurse;
  return (
    <section aria-label={messages.who}>
      <Card className="flex items-center gap-4">
        <Avatar name={name} image={image} size="lg" />
        <div className="flex min-w-0 flex-col gap-0.5">
          <h2 translate="no" className="text-title">
            {name}
          </h2>
          <p>{role}</p>
          <p className="text-meta text-content-muted tabular-nums">{messages.registration(registration)}</p>
          {languages.length > 0 && <p className="text-meta text-content-muted">{languages.join(', ')}</p>}
        </div>
      </Card>
    </section>
  );
}
