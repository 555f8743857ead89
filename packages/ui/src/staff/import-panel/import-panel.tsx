'use client';
import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { Button } from '../../base/button/button.tsx';
import { FileBox, fileClasses } from '../../base/field/file-box.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import { Notice } from '../../base/notice/notice.tsx';
import { ProgressBar } from '../../base/progress-bar/progress-bar.tsx';
import { useMessages } from '../../messages/provider.ts';
import { staffMessages } from '../messages.en.ts';
import { BadRows } from './bad-rows.tsx';

export interface ImportPanelProps extends Omit<ComponentProps<'section'>, 'onSelect'> {
  /** `unknown`: nobody has said how the import ended. */
  state:
    | 'empty'
    | 'chosen'
    | 'checking'
    | 'checked'
    | 'importing'
    | 'done'
    | 'failed'
    | 'unknown'
    | 'stopped';
  /** Name of the chosen file. */
  fileName?: string | undefined;
  /** How much of the file is read, 0 to 1. */
  progress?: number;
  /** How many rows the file has. */
  rows?: number;
  /** How many rows cannot be read. */
  bad?: number;
  /** The first of them; `line` is the file's. */
  badRows?: ReadonlyArray<{ line: number; reason: string }>;
  /** How it ended, or would end. */
  outcome?:
    | {
        inserted: number;
        updated: number;
        unchanged: number;
        /** New medicines that need a prescription because no substance of theirs is known. */
        unrecognised?: number;
      }
    | undefined;
  /** Why it failed, as the server says it. */
  error?: string | undefined;
  /** What failed was the check alone. */
  dry?: boolean;
  /** The caller gives up what is under way: another file may be chosen in every state. */
  onFileSelect: (file: File) => void;
  /** Checks the file without changing anything. */
  onCheck: () => void;
  /** Writes the rows into the catalogue. */
  onImport: () => void;
  /** Stops between two rows. */
  onStop: () => void;
  /** Gives the bad rows as a file, to be mended. */
  onDownloadBad: () => void;
  /** What the check has found: which column is what, and what would change. */
  children?: ReactNode;
}

const none: NonNullable<ImportPanelProps['badRows']> = [];

/** A pharmacy's CSV into the catalogue: choose, check, import. */
export function ImportPanel({
  state,
  fileName,
  progress = 0,
  rows = 0,
  bad = 0,
  badRows = none,
  outcome,
  error,
  dry = false,
  onFileSelect,
  onCheck,
  onImport,
  onStop,
  onDownloadBad,
  children,
  id,
  className,
  ...props
}: ImportPanelProps) {
  const messages = useMessages('staff', staffMessages);
  const own = useId();
  const inputId = `${id ?? own}-file`;
  const input = useRef<HTMLInputElement>(null);
  // The same file, mended, can be chosen again: the input would see no change.
  useEffect(() => {
    if (state !== 'checking' && state !== 'importing' && input.current) input.current.value = '';
  }, [state]);
  const busy = state === 'checking' || state === 'importing';
  const counted = messages.rowsRead(rows, bad);
  const sums = outcome && messages.outcome(outcome.inserted, outcome.updated, outcome.unchanged);
  const unrecognised = outcome?.unrecognised ?? 0;
  // The button that was pressed goes away with its state.
  const then = (act: () => void) => () => {
    input.current?.focus();
    act();
  };
  return (
    <section
      data-slot="import-panel"
      data-state={state}
      aria-labelledby={`${inputId}-title`}
      id={id}
      {...props}
      className={cn(
        'flex flex-col gap-4 rounded-card border border-line bg-surface-raised p-4 md:p-5',
        className,
      )}
    >
      <h2 id={`${inputId}-title`} className="text-title">
        {messages.importTitle}
      </h2>
      <p id={`${inputId}-hint`} className="text-content-muted">
        {messages.importHint}
      </p>
      <FileBox
        onFileSelect={onFileSelect}
        className={cn(
          'border border-line-strong',
          state === 'empty' && 'border-dashed hover:border-accent-line',
        )}
      >
        <Icon
          name={state === 'empty' ? 'icon-upload' : 'icon-file-text'}
          className="text-lead text-accent-text"
        />
        <p
          id={`${inputId}-name`}
          className={cn(
            'min-w-0 flex-[1_1_8.5rem] font-medium wrap-anywhere',
            state === 'empty' && 'text-accent-text',
          )}
        >
          {state === 'empty' ? messages.chooseCsv : fileName}
        </p>
        <input
          ref={input}
          id={inputId}
          type="file"
          accept=".csv,text/csv"
          aria-label={messages.csvFile}
          aria-describedby={`${inputId}-name ${inputId}-hint`}
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            if (file) onFileSelect(file);
          }}
          className={fileClasses}
        />
      </FileBox>
      {busy && (
        <div>
          <ProgressBar
            label={state === 'checking' ? messages.checking : messages.importing}
            value={progress}
          />
          <p className="text-meta text-content-muted tabular-nums">{counted}</p>
        </div>
      )}
      {state === 'checked' && (
        <Notice tone="info" title={messages.checked}>
          {`${counted}. ${sums}.${bad > 0 ? ` ${messages.badLeftOut(bad)}` : ''}`}
        </Notice>
      )}
      {state === 'done' && (
        <Notice tone="success" title={messages.imported}>
          {`${sums}.${bad > 0 ? ` ${messages.badLeftOut(bad)}` : ''}`}
        </Notice>
      )}
      {(state === 'checked' || state === 'done') && unrecognised > 0 && (
        <Notice tone="warning" title={messages.unrecognised(unrecognised)}>
          {messages.unrecognisedText}
        </Notice>
      )}
      {state === 'failed' && (
        <Notice tone="danger" title={dry ? messages.checkFailed : messages.importFailed}>
          {`${error ? `${error} ` : ''}${messages.nothingChanged}`}
        </Notice>
      )}
      {state === 'unknown' && <Notice tone="danger" title={messages.importUnknown} />}
      {state === 'stopped' && <Notice tone="info" title={messages.stopped} />}
      {badRows.length > 0 && (
        <BadRows id={`${inputId}-bad`} rows={badRows} total={bad} onDownload={onDownloadBad} />
      )}
      {children}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {busy && (
          <Button tone="plain" onClick={then(onStop)}>
            {messages.stop}
          </Button>
        )}
        {(state === 'chosen' || state === 'failed' || state === 'unknown' || state === 'stopped') && (
          <Button onClick={then(onCheck)}>{messages.checkFirst}</Button>
        )}
        {(state === 'chosen' || state === 'checked') && (
          <Button tone={state === 'checked' ? 'accent' : 'plain'} onClick={then(onImport)}>
            {messages.importNow}
          </Button>
        )}
      </div>
    </section>
  );
}
