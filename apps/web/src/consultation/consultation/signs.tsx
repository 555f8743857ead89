import type { DangerSign } from '@doorstep/contract/consultation';
import { Card } from '@doorstep/ui/base/card';
import { Notice } from '@doorstep/ui/base/notice';
import { DangerSigns } from '@doorstep/ui/consultation/danger-signs';
import { usePageMessages } from '../../messages/messages.ts';
import { consultationMessages } from '../messages.en.ts';

export interface SignsProps {
  /** Those that were answered with yes before; undefined where nothing was answered yet. */
  yes: readonly DangerSign[] | undefined;
  busy: boolean;
  problem: string | undefined;
  onAnswer: (yes: readonly DangerSign[]) => void;
  onDanger: (yes: readonly DangerSign[]) => void;
}
/** The danger signs in place of the chat. */
export default function Signs({ yes, busy, problem, onAnswer, onDanger }: SignsProps) {
  const messages = usePageMessages('consultation', consultationMessages);
  return (
    <Card className="flex flex-col gap-4">
      <DangerSigns defaultValue={yes} onAnswer={onAnswer} onDanger={onDanger} busy={busy} headingLevel={2}>
        <p className="text-meta text-content-muted">{messages.consent}</p>
      </DangerSigns>
      {problem !== undefined && <Notice tone="danger">{problem}</Notice>}
    </Card>
  );
}
