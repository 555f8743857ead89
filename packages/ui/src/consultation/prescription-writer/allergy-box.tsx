'use client';
import { Button } from '../../base/button/button.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import { SkeletonText } from '../../base/skeleton/skeleton.tsx';
import { useMessages } from '../../messages/provider.ts';
import { inboxMessages } from '../inbox-messages.en.ts';

/** What the patient wrote of their allergies; no text: nothing. */
export type Allergies =
  | { state: 'loading' }
  | { state: 'error'; onRetry: () => void }
  | { state: 'ready'; text: string };
export interface AllergyBoxProps {
  /** As far as they are known. */
  allergies: Allergies;
}

/** The allergies of a patient, in sight while one scrolls. */
export function AllergyBox({ allergies }: AllergyBoxProps) {
  const messages = useMessages('inbox', inboxMessages);
  return (
    <div
      role="group"
      aria-label={messages.allergies}
      className="sticky top-0 z-5 md:top-20 flex flex-col gap-1 rounded-control border border-warning-line bg-warning-tint p-3 wrap-anywhere"
    >
      <h3 className="flex items-center gap-2 text-body font-strong">
        <Icon name="icon-triangle-alert" className="text-warning-text" />
        <span>{messages.allergies}</span>
      </h3>
      {allergies.state === 'loading' && (
        <div role="status" aria-label={messages.allergiesLoading}>
          <SkeletonText lines={1} />
        </div>
      )}
      {allergies.state === 'error' && (
        <div role="alert" className="flex flex-wrap items-center gap-3">
          <p className="min-w-0 flex-1 basis-48">{messages.allergiesFailed}</p>
          <Button tone="plain" size="tight" onClick={allergies.onRetry}>
            {messages.retry}
          </Button>
        </div>
      )}
      {allergies.state === 'ready' && (
        <p className="whitespace-pre-line">{allergies.text || messages.allergiesNone}</p>
      )}
    </div>
  );
}
