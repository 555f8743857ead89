import { Button } from '@doorstep/ui/base/button';
import { Icon } from '@doorstep/ui/base/icon';
import { Notice } from '@doorstep/ui/base/notice';
import { confirmPart } from '../app/confirm.ts';
import { usePageMessages } from '../messages/messages.ts';
import { cardOf } from './data.ts';
import type { Removal } from './remove.ts';
import { addressMessages } from './messages.en.ts';

export type RemovalProps = Pick<Removal, 'asked' | 'removed' | 'busy' | 'ask' | 'remove' | 'undo'>;

/** The question before, and the way back after it: it stands until something else is done, for three seconds are short for a slow hand. */
export function RemovalParts({ asked, removed, busy, ask, remove, undo }: RemovalProps) {
  const messages = usePageMessages('address', addressMessages);
  return (
    <>
      {removed && (
        <Notice tone="success" title={messages.deleted}>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="min-w-0">{`${removed.title}: ${cardOf(removed, messages).lines.join(', ')}`}</p>
            <Button tone="plain" busy={busy} onClick={undo}>
              <Icon name="icon-undo-2" />
              <span>{messages.undo}</span>
            </Button>
          </div>
        </Notice>
      )}
      {asked && (
        <confirmPart.Part
          open
          onOpenChange={(open) => {
            if (!open) ask(undefined);
          }}
          title={messages.deleteAsk}
          description={messages.deleteText([asked.title, ...cardOf(asked, messages).lines].join(', '))}
          confirmLabel={messages.deleteIt}
          tone="danger"
          busy={busy}
          onConfirm={remove}
        />
      )}
    </>
  );
}
