'use client';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { Button } from '../../base/button/button.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import { Notice } from '../../base/notice/notice.tsx';
import { indian } from '../../messages/indian.ts';
import { useMessages } from '../../messages/provider.ts';
import { accountMessages } from '../messages.en.ts';

/** Who of the staff opened something, or who acts for one did it; the words as the server says them. */
export interface AccessEntry {
  at: string;
  /** Empty: oneself. */
  who: string;
  /** 'read', 'order', … */
  did?: string;
  what: string;
}
export interface PrivacyPanelProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The SessionList, or what stands in its place. */
  sessions: ReactNode;
  /** Latest first; undefined: not known. */
  accesses: readonly AccessEntry[] | undefined;
  /** Asks for a copy of one's data. */
  onExport: () => void;
  /** The copy is being made. */
  exportBusy?: boolean;
  /** Why no copy could be made. */
  exportError?: string | undefined;
  /** Opens the question whether to delete the account. */
  onDelete: () => void;
}

/** Sessions, who looked, one's data as a file, and the end of the account. */
export function PrivacyPanel({
  sessions,
  accesses,
  onExport,
  exportBusy = false,
  exportError,
  onDelete,
  className,
  ...props
}: PrivacyPanelProps) {
  const messages = useMessages('account', accountMessages);
  const id = useId();
  const sentence = ({ who, did = 'read', what }: AccessEntry) =>
    `${messages.staff[who] ?? who} ${messages.did[did] ?? messages.opened[what] ?? messages.openedOther}`;
  const part = (name: string, title: string, children: ReactNode) => (
    <section aria-labelledby={`${id}-${name}`} className="flex flex-col items-start gap-3">
      <h3 id={`${id}-${name}`} className="text-body font-strong">
        {title}
      </h3>
      {children}
    </section>
  );
  return (
    <div data-slot="privacy-panel" {...props} className={cn('flex flex-col gap-8', className)}>
      {sessions}
      {accesses &&
        part(
          'who',
          messages.whoRead,
          accesses.length === 0 ? (
            <p className="text-content-muted">{messages.whoReadNone}</p>
          ) : (
            <ul className="flex flex-col gap-2">
              {accesses.map((one, at) => (
                // A list opens several in one instant; a new one comes on top.
                <li key={`${one.at} ${accesses.length - at}`} className="flex gap-2">
                  <Icon name="icon-eye" className="mt-[0.125em] text-accent-text" />
                  <p className="min-w-0 wrap-anywhere">
                    <span>{`${one.who === '' ? messages.youDid[one.did ?? ''] : sentence(one)} `}</span>
                    <time dateTime={one.at} className="block text-meta text-content-muted">
                      {messages.dateTime(...indian(one.at))}
                    </time>
                  </p>
                </li>
              ))}
            </ul>
          ),
        )}
      {part(
        'data',
        messages.yourData,
        <>
          <p className="text-content-muted">{messages.exportText}</p>
          {exportError && <Notice tone="danger">{exportError}</Notice>}
          <Button tone="plain" busy={exportBusy} onClick={onExport}>
            {!exportBusy && <Icon name="icon-download" />}
            <span>{exportBusy ? messages.exporting : messages.exportData}</span>
          </Button>
        </>,
      )}
      {part(
        'delete',
        messages.deleteAccount,
        <>
          <p className="text-content-muted">{messages.deleteText}</p>
          <Button tone="danger" onClick={onDelete}>
            <Icon name="icon-trash" />
            <span>{messages.deleteAccount}</span>
          </Button>
        </>,
      )}
    </div>
  );
}
