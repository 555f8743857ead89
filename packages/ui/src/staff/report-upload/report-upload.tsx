'use client';
import { useId, useRef, useState, type ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Button } from '../../base/button/button.tsx';
import { Checkbox } from '../../base/checkbox/checkbox.tsx';
import { FileBox, fileClasses } from '../../base/field/file-box.tsx';
import { FieldError } from '../../base/field/field-error.tsx';
import { fieldAria } from '../../base/field/field.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import { Notice } from '../../base/notice/notice.tsx';
import { ProgressBar } from '../../base/progress-bar/progress-bar.tsx';
import { useMessages } from '../../messages/provider.ts';
import { reportDeskMessages } from '../report-desk-messages.en.ts';
import { ReportList, type ReportListProps } from './report-list.tsx';

export interface ReportUploadProps extends Omit<ComponentProps<'div'>, 'children'>, ReportListProps {
  /** How much of it has arrived, 0 to 1; undefined while nothing is sent. */
  progress?: number | undefined;
  /** Why it was not taken; the file is still chosen. */
  error?: string | undefined;
  /** Sends the file. True once it is taken. */
  onSend: (file: File) => Promise<boolean>;
}
const MOST_BYTES = 5 * 2 ** 20;
const isPdf = ({ name, type }: File) =>
  type === 'application/pdf' || (type === '' && name.toLowerCase().endsWith('.pdf'));

/** A lab's report: chosen or dropped, its patient's name compared, then sent; and those that are there. */
export function ReportUpload({
  patient,
  reports,
  progress,
  error,
  onSend,
  onOpen,
  onTakeBack,
  id,
  className,
  ...props
}: ReportUploadProps) {
  const messages = useMessages('reportDesk', reportDeskMessages);
  const own = useId(),
    inputId = `${id ?? own}-file`;
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [wrong, setWrong] = useState<string>();
  const [isConfirmed, setConfirmed] = useState(false);
  const [tried, setTried] = useState(false);
  const isSending = progress !== undefined;
  function choose(chosen: File) {
    const refusal = !isPdf(chosen)
      ? messages.wrongType
      : chosen.size > MOST_BYTES
        ? messages.tooLarge
        : undefined;
    setWrong(refusal);
    setFile(refusal ? undefined : chosen);
    // Of each file the name is read anew.
    setConfirmed(false);
    setTried(false);
  }
  async function send() {
    setTried(true);
    if (!file) {
      setWrong(messages.noFile);
      input.current?.focus();
    } else if (isConfirmed && (await onSend(file))) {
      setFile(undefined);
      setConfirmed(false);
      setTried(false);
    }
  }
  return (
    <div
      data-slot="report-upload"
      data-state={isSending ? 'sending' : file ? 'chosen' : 'idle'}
      id={id}
      {...props}
      className={cn('flex flex-col gap-6', className)}
    >
      <section aria-labelledby={`${inputId}-title`} className="flex flex-col gap-4">
        <h2 id={`${inputId}-title`} className="text-title">
          {messages.upload}
        </h2>
        <p className="flex flex-col wrap-anywhere">
          <span className="text-content-muted">{messages.whose}</span>
          <span className="text-display font-strong">{patient}</span>
        </p>
        {wrong && (
          <div role="alert">
            <FieldError controlId={inputId}>{wrong}</FieldError>
          </div>
        )}
        <FileBox
          disabled={isSending}
          onFileSelect={choose}
          className={cn(
            'border-dashed hover:border-accent-line',
            wrong ? 'border-2 border-danger-line' : 'border border-line-strong',
          )}
        >
          <Icon name="icon-file-text" className="text-heading text-accent-text" />
          <div className="flex min-w-0 flex-[1_1_8.5rem] flex-col gap-2">
            {isSending ? (
              <ProgressBar label={messages.sending} value={progress} />
            ) : (
              <p role="status" className="font-strong wrap-anywhere text-accent-text">
                {file?.name ?? messages.choose}
              </p>
            )}
            <p id={`${inputId}-hint`} className="text-meta text-content-muted">
              {messages.hint}
            </p>
            <input
              ref={input}
              type="file"
              id={inputId}
              accept="application/pdf,.pdf"
              aria-label={messages.file}
              disabled={isSending}
              {...fieldAria(inputId, { hint: messages.hint, error: wrong })}
              onChange={(event) => {
                const { files } = event.currentTarget;
                if (files?.[0]) choose(files[0]);
                event.currentTarget.value = '';
              }}
              className={fileClasses}
            />
          </div>
        </FileBox>
        <Checkbox
          id={`${inputId}-confirm`}
          label={messages.confirm(patient)}
          hint={messages.told(patient)}
          error={tried && file && !isConfirmed ? messages.confirmMissing : undefined}
          checked={isConfirmed}
          disabled={isSending}
          onChange={({ currentTarget }) => setConfirmed(currentTarget.checked)}
        />
        {error && <Notice tone="danger">{error}</Notice>}
        <Button
          busy={isSending}
          onClick={() => {
            if (file && !isConfirmed) document.getElementById(`${inputId}-confirm`)?.focus();
            void send();
          }}
          className="self-start"
        >
          {isSending ? messages.sending : error && file ? messages.again : messages.send}
        </Button>
      </section>
      <ReportList patient={patient} reports={reports} onOpen={onOpen} onTakeBack={onTakeBack} />
    </div>
  );
}
