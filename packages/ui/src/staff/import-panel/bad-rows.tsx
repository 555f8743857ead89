'use client';
import { Button } from '../../base/button/button.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import { count } from '../../messages/plural.ts';
import { useMessages } from '../../messages/provider.ts';
import { staffMessages } from '../messages.en.ts';

export interface BadRowsProps {
  /** Id of the heading. */
  id: string;
  /** Listed rows with their reasons. */
  rows: ReadonlyArray<{ line: number; reason: string }>;
  /** Number of all bad rows, listed or not. */
  total: number;
  /** Called to download all bad rows as a file. */
  onDownload: (() => void) | undefined;
}

/** Rows of a file that cannot be imported, with their reasons. */
export function BadRows({ id, rows, total, onDownload }: BadRowsProps) {
  const messages = useMessages('staff', staffMessages);
  return (
    <div className="flex flex-col gap-2">
      <h3 id={id} className="text-lead">
        {messages.badRows}
      </h3>
      <ul aria-labelledby={id} className="flex flex-col gap-2">
        {rows.map(({ line, reason }) => (
          <li key={line} className="flex flex-wrap gap-x-3 border-b border-line pb-2 wrap-anywhere">
            <span className="font-strong tabular-nums">{`${messages.line} ${count(line)}`}</span>
            <span className="min-w-0">{reason}</span>
          </li>
        ))}
      </ul>
      {total > rows.length && (
        <p className="text-meta text-content-muted">{messages.badRest(total - rows.length)}</p>
      )}
      <Button tone="plain" onClick={onDownload} className="self-start">
        <Icon name="icon-download" />
        <span>{messages.badFile}</span>
      </Button>
    </div>
  );
}
