import { ALLERGIES_MAX } from '@doorstep/contract/consultation';
import type { HealthNote } from '@doorstep/contract/consultation.schema';
import { Button } from '@doorstep/ui/base/button';
import { ErrorState } from '@doorstep/ui/base/error-state';
import { Notice } from '@doorstep/ui/base/notice';
import { SkeletonText } from '@doorstep/ui/base/skeleton';
import { TextArea } from '@doorstep/ui/base/text-area';
import type { Resource } from '../../app/resource.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { healthMessages } from './messages.en.ts';

export interface HealthViewProps {
  note: Resource<{ data: HealthNote }>;
  /** What is typed; undefined while nothing was changed. */
  typed: string | undefined;
  busy?: boolean | undefined;
  /** What is wrong with what is typed. */
  error?: string | undefined;
  /** Why it was not saved. */
  problem?: string | undefined;
  /** What has just worked. */
  done?: string | undefined;
  onType: (text: string) => void;
  onSave: (allergies: string) => void;
}

export function HealthView({
  note,
  typed,
  busy = false,
  error,
  problem,
  done,
  onType,
  onSave,
}: HealthViewProps) {
  const messages = usePageMessages('health', healthMessages);
  if (note.state === 'error')
    return (
      <ErrorState
        title={messages.failed}
        description={note.problem === 'offline' ? undefined : messages.nothingLost}
        headingLevel={3}
        offline={note.problem === 'offline'}
        onRetry={note.retry}
      />
    );
  if (note.state === 'loading')
    return (
      <div aria-busy>
        <SkeletonText lines={4} />
      </div>
    );
  const allergies = typed ?? note.data.data.allergies;
  return (
    <form
      noValidate
      className="flex max-w-dialog flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onSave(allergies);
      }}
    >
      {done && <Notice tone="success">{done}</Notice>}
      <TextArea
        label={messages.allergies}
        hint={messages.hint}
        optional
        rows={4}
        maxLength={ALLERGIES_MAX}
        value={allergies}
        error={error}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
      <p className="text-content-muted">{messages.who}</p>
      {problem && <Notice tone="danger">{problem}</Notice>}
      <Button type="submit" busy={busy} className="self-start">
        {busy ? messages.saving : messages.save}
      </Button>
    </form>
  );
}
