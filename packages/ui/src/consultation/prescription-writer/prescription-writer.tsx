'use client';
import { useId, useRef, useState, type ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Button } from '../../base/button/button.tsx';
import { Checkbox } from '../../base/checkbox/checkbox.tsx';
import { ErrorSummary } from '../../base/error-summary/error-summary.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import { Notice } from '../../base/notice/notice.tsx';
import type { Suggestion } from '../../base/search-box/search-box.tsx';
import { TextArea } from '../../base/text-area/text-area.tsx';
import { useMessages } from '../../messages/provider.ts';
import { inboxMessages } from '../inbox-messages.en.ts';
import { AllergyBox, type Allergies } from './allergy-box.tsx';
import { allergyWord } from './allergy-word.ts';
import { MedicineSearch } from './medicine-search.tsx';
import { PatientFields, type PersonDraft } from './patient-fields.tsx';
import { problemsOf, type PrescriptionWriterErrors } from './problems.ts';
import { PatientPreview } from './patient-preview.tsx';
import { DoseLine, type DoseCheck, type DoseDraft } from './dose-line.tsx';

export type { DoseCheck, DoseDraft, DoseErrors } from './dose-line.tsx';
export type { PersonDraft } from './patient-fields.tsx';
export type { PrescriptionWriterErrors } from './problems.ts';
export interface PrescriptionWriterProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Whom it is for. */
  patientName: string;
  /** What the patient wrote of their allergies; no text: nothing. */
  allergies: Allergies;
  /** Age and sex, which a prescription must state. */
  person: PersonDraft;
  /** Gets them as they are typed. */
  onPersonChange: (person: PersonDraft) => void;
  /** Diagnosis, which a prescription must state. */
  diagnosis: string;
  /** Gets what is typed. */
  onDiagnosisChange: (diagnosis: string) => void;
  /** Mode of the consultation, which decides what may be written. */
  mode: 'text' | 'audio' | 'video';
  /** Follow-up of an earlier consultation; left out when there was none. */
  followUp?: { text: string; selected: boolean; onSelectedChange: (selected: boolean) => void } | undefined;
  /** Results of the check by medicine. */
  checks: Readonly<Record<number, DoseCheck | undefined>>;
  /** What is prescribed so far, as it is typed. */
  lines: readonly DoseDraft[];
  /** Gets them as they are to be. */
  onLinesChange: (lines: readonly DoseDraft[]) => void;
  /** What else to do. */
  advice: string;
  /** Gets what is typed. */
  onAdviceChange: (advice: string) => void;
  /** Letters of how one medicine is taken, of the advice, and of the diagnosis. */
  maxLength: { dose: number; advice: number; diagnosis: number };
  /** What is typed to find a medicine. */
  search: string;
  /** Gets it. */
  onSearchChange: (text: string) => void;
  /** What was found: salt and strength as the label, brand and pack as the detail. */
  found: readonly Suggestion[];
  /** They are on their way. */
  searchBusy?: boolean;
  /** Gets the id of the one that is added. */
  onAdd: (id: number) => void;
  /** Gets a name that the catalogue does not have. */
  onAddTyped: (name: string) => void;
  /** What is wrong. */
  errors: PrescriptionWriterErrors;
  /** How often it was tried: focus moves to what is wrong when it grows. */
  attempt: number;
  /** It is being sent. */
  busy?: boolean;
  /** Why it was not sent. */
  error?: string | undefined;
  /** Sends it to the patient. */
  onSend: () => void;
}
/** A doctor writes what a patient is to take. The allergies stay in sight; what the patient will read stands above the button. */
export function PrescriptionWriter({
  patientName,
  allergies,
  person,
  onPersonChange,
  diagnosis,
  onDiagnosisChange,
  mode,
  followUp,
  checks,
  lines,
  onLinesChange,
  advice,
  onAdviceChange,
  maxLength,
  search,
  onSearchChange,
  found,
  searchBusy = false,
  onAdd,
  onAddTyped,
  errors,
  attempt,
  busy = false,
  error,
  onSend,
  className,
  ...props
}: PrescriptionWriterProps) {
  const messages = useMessages('inbox', inboxMessages);
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const [removed, setRemoved] = useState<{ line: DoseDraft; at: number }>();
  const known = allergies.state === 'ready' ? allergies.text : '';
  const toSearch = () => root.current?.querySelector<HTMLInputElement>('[role=combobox]')?.focus();
  const isRemoved = removed && !lines.some((line) => line.id === removed.line.id);
  const problems = problemsOf(id, errors, lines);
  return (
    <section
      ref={root}
      data-slot="prescription-writer"
      data-state={busy ? 'busy' : lines.length > 0 ? 'filled' : 'empty'}
      aria-label={messages.writer(patientName)}
      {...props}
      className={cn('flex flex-col gap-4', className)}
    >
      <ErrorSummary problems={problems} attempt={attempt} />
      <AllergyBox allergies={allergies} />
      <PatientFields
        id={id}
        person={person}
        onPersonChange={onPersonChange}
        diagnosis={diagnosis}
        onDiagnosisChange={onDiagnosisChange}
        diagnosisMaxLength={maxLength.diagnosis}
        errors={errors}
      />
      <p className="text-meta text-content-muted">{messages.rules[mode]}</p>
      {followUp && (
        <Checkbox
          label={messages.followUp}
          hint={followUp.text}
          checked={followUp.selected}
          onChange={({ currentTarget }) => followUp.onSelectedChange(currentTarget.checked)}
        />
      )}
      <h3 id={`${id}-medicines`} className="text-lead">
        {messages.medicines}
      </h3>
      <MedicineSearch
        id={`${id}-lines`}
        search={search}
        onSearchChange={onSearchChange}
        found={found}
        busy={searchBusy}
        onAdd={onAdd}
        onAddTyped={onAddTyped}
      />
      {lines.length === 0 && <p className="text-content-muted">{messages.empty}</p>}
      <ul aria-labelledby={`${id}-medicines`} className="flex flex-col gap-4">
        {lines.map((line, at) => (
          <DoseLine
            key={line.id}
            line={line}
            errors={errors.of?.[line.id]}
            check={checks[line.id]}
            allergyWord={allergyWord(known, `${line.composition ?? ''} ${line.name}`)}
            doseMaxLength={maxLength.dose}
            onLineChange={(some) =>
              onLinesChange(lines.map((one) => (one.id === line.id ? Object.assign({}, one, some) : one)))
            }
            onRemove={() => {
              setRemoved({ line, at });
              onLinesChange(lines.filter((one) => one.id !== line.id));
              toSearch();
            }}
          />
        ))}
      </ul>
      <div role="status" className="empty:hidden">
        {isRemoved && (
          <div className="flex flex-wrap items-center justify-between gap-3 rounded-control border border-line bg-surface-sunken px-3 py-1 wrap-anywhere">
            <p className="min-w-0 flex-1 basis-48">{messages.removed(removed.line.name)}</p>
            <Button
              tone="plain"
              size="tight"
              onClick={() => {
                onLinesChange(lines.toSpliced(removed.at, 0, removed.line));
                setRemoved(undefined);
                toSearch();
              }}
            >
              <Icon name="icon-undo-2" />
              <span>{messages.undo}</span>
            </Button>
          </div>
        )}
      </div>
      <TextArea
        id={`${id}-advice`}
        label={messages.advice}
        hint={messages.adviceHint}
        optional
        maxLength={maxLength.advice}
        value={advice}
        error={errors.advice}
        onChange={({ currentTarget }) => onAdviceChange(currentTarget.value)}
      />
      {lines.length > 0 && (
        <PatientPreview patientName={patientName} lines={lines} checks={checks} advice={advice} />
      )}
      {error && <Notice tone="danger">{error}</Notice>}
      <Button size="lg" busy={busy} onClick={onSend}>
        {messages.send}
      </Button>
    </section>
  );
}
