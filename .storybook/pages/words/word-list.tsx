import { Badge } from '@doorstep/ui/base/badge';
import { count } from '@doorstep/ui/messages/plural';
import { useState } from 'react';
import type { Word } from './words.ts';

function Row({ word: { place, key, en, hi } }: { word: Word }) {
  return (
    <li className="grid gap-x-6 gap-y-1 border-t border-line py-3 md:grid-cols-[14rem_minmax(0,1fr)_minmax(0,1fr)]">
      <p className="text-meta wrap-anywhere text-content-muted">
        {key} <span className="whitespace-nowrap">({place})</span>
      </p>
      <p lang="en-IN" className="wrap-anywhere">
        {en}
      </p>
      {hi === undefined ? (
        <Badge tone="danger" icon="icon-circle-alert">
          Missing
        </Badge>
      ) : (
        <p lang="hi-IN" className="wrap-anywhere">
          {hi}
        </p>
      )}
    </li>
  );
}

interface WordListProps {
  /** Name of the area: 'cart'. */
  area: string;
  words: readonly Word[];
  /** It opens by itself: these are what was looked for. */
  found: boolean;
}

/** The words of one area, key, English and Hindi side by side; drawn when it is opened. */
export function WordList({ area, words, found }: WordListProps) {
  const [open, setOpen] = useState(false);
  const isOpen = found || open;
  return (
    <li className="rounded-card border border-line bg-surface-raised px-4">
      <details open={isOpen} onToggle={({ currentTarget }) => !found && setOpen(currentTarget.open)}>
        <summary className="focus-ring cursor-pointer rounded-small py-3">
          <h2 className="ms-1 inline-block text-title first-letter:uppercase">{area}</h2>{' '}
          <span className="text-meta text-content-muted">{count(words.length)}</span>
        </summary>
        {isOpen && (
          <ul className="flex flex-col pb-2">
            {words.map((word) => (
              <Row key={word.place + word.key} word={word} />
            ))}
          </ul>
        )}
      </details>
    </li>
  );
}
