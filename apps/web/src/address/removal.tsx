import { Button } from '@doorstep/ui/base/button';
import { Icon } from '@doorstep/ui/base/icon';
import { Notice } from '@doorstep/ui/base/notice';
import { confirmPart } from '../app/confirm.ts';
import { usePageWords } from '../words/words.ts';
import { cardOf } from './data.ts';
import type { Removal } from './remove.ts';
import { address } from './words.ts';

export type RemovalProps = Pick<Removal, 'asked' | 'removed' | 'busy' | 'ask' | 'remove' | 'undo'>;

/** The question before, and the way back after it: it stands until something else is done, for three seconds are short for a slow hand. */
export function RemovalParts({ asked, removed, busy, ask, remove, undo }: RemovalProps) {
  const words = usePageWords('address', address);
  return (
    <>
      {removed && (
        <Notice tone="success" title={words.deleted}>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="min-w-0">
              {removed.title}: {cardOf(removed, words).lines.join(', ')}
            </p>
            <Button tone="plain" busy={busy} onClick={undo}>
              <Icon name="icon-undo-2" />
              {words.undo}
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
          title={words.deleteAsk}
          description={words.deleteText([asked.title, ...cardOf(asked, words).lines].join(', '))}
          confirmLabel={words.deleteIt}
          tone="danger"
          busy={busy}
          onConfirm={remove}
        />
      )}
    </>
  );
}
