'use client';
import { useId } from 'react';
import { Badge } from '../../base/badge/badge.tsx';
import { IconButton } from '../../base/icon-button/icon-button.tsx';
import { Notice } from '../../base/notice/notice.tsx';
import { FieldError } from '../../base/field/field-error.tsx';
import { TextField } from '../../base/text-field/text-field.tsx';
import { ToggleGroup, ToggleGroupItem } from '../../base/toggle-group/toggle-group.tsx';
import { useMessages } from '../../messages/provider.ts';
import { inboxMessages } from '../inbox-messages.en.ts';

/** One medicine as it is being prescribed; figures as they are typed. */
export interface DoseDraft {
  id: number;
  /** The brand, or the name that the doctor wrote. */
  name: string;
  /** Written by name: the catalogue does not have it. */
  typed?: boolean | undefined;
  /** Salt and strength. */
  composition: string | null;
  pack: string | null;
  prescriptionRequired: boolean;
  inStock: boolean;
  days: string;
  dose: string;
}
/** Result of checking one medicine against the rules of telemedicine. */
export interface DoseCheck {
  /** List of the Telemedicine Practice Guidelines. */
  list: 'O' | 'A' | 'B' | 'prohibited';
  /** Packs that dose and days come to; null while they do not say it. */
  packs: number | null;
  /** Longest course in days. */
  maxDays: number;
  /** Reason why it cannot be written now, and what to do instead. */
  problem?: string | undefined;
  /** Why not for so many days. */
  days?: string | undefined;
  /** Why not in this dose. */
  dose?: string | undefined;
}
/** What is wrong, by field. */
export type DoseErrors = Partial<Record<'medicine' | 'days' | 'dose', string | undefined>>;
export interface DoseLineProps {
  /** As it is typed. */
  line: DoseDraft;
  /** What is wrong with it. */
  errors: DoseErrors | undefined;
  /** Result of its check; undefined while it is not known. */
  check: DoseCheck | undefined;
  /** The word of the allergies that stands in this medicine's name too. */
  allergyWord: string | undefined;
  /** Letters of how it is taken. */
  doseMaxLength: number;
  /** Gets what is typed. */
  onLineChange: (some: Partial<Pick<DoseDraft, 'days' | 'dose'>>) => void;
  /** Called when it is to be taken out. */
  onRemove: () => void;
}
const partsOf = (dose: string) =>
  dose
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
/** Pressed it stands in the place of another of its kind; pressed again it goes. Times stand first. */
function withChoice(dose: string, choice: string, kinds: ReadonlyArray<readonly string[]>): string {
  const kind = kinds.find((all) => all.includes(choice)) ?? [],
    parts = partsOf(dose),
    others = parts.filter((part) => !kind.includes(part));
  if (parts.includes(choice)) return others.join(', ');
  return (kind === kinds[0] ? [choice, ...others] : [...others, choice]).join(', ');
}

/** One medicine of a prescription: salt and strength first, then the brand, packs, days and how it is taken. */
export function DoseLine({
  line,
  errors,
  check,
  allergyWord,
  doseMaxLength,
  onLineChange,
  onRemove,
}: DoseLineProps) {
  const messages = useMessages('inbox', inboxMessages);
  const own = useId();
  const { name, typed = false, composition, pack, prescriptionRequired, inStock, days, dose } = line;
  const title = composition ?? name,
    chosen = partsOf(dose);
  return (
    <li aria-labelledby={`${own}-name`} className="flex flex-col gap-3 border-t border-line pt-3">
      <div className="flex items-start gap-3">
        <div className="flex min-w-0 flex-1 flex-col gap-1 wrap-anywhere">
          <h4 id={`${own}-name`} className="text-body font-strong">
            {title}
          </h4>
          <p className="text-meta text-content-muted">
            {typed ? messages.typedNote : [composition && name, pack].filter(Boolean).join(' · ')}
          </p>
          {(check || prescriptionRequired || !inStock) && (
            <p className="flex flex-wrap gap-2">
              {check && (
                <Badge tone={check.problem === undefined ? 'neutral' : 'danger'}>
                  {messages.lists[check.list]}
                </Badge>
              )}
              {prescriptionRequired && (
                <Badge tone="info" icon="icon-file-text">
                  {messages.needsSheet}
                </Badge>
              )}
              {!inStock && (
                <Badge tone="warning" icon="icon-triangle-alert">
                  {messages.outOfStock}
                </Badge>
              )}
            </p>
          )}
        </div>
        <IconButton label={messages.remove(name)} icon="icon-trash" onClick={onRemove} />
      </div>
      {allergyWord !== undefined && <Notice tone="warning">{messages.allergyHint(allergyWord)}</Notice>}
      {check?.problem !== undefined && !errors?.medicine && (
        <Notice tone="danger" title={messages.notAllowed(name)}>
          {check.problem}
        </Notice>
      )}
      {errors?.medicine && <FieldError controlId={`dose-${line.id}`}>{errors.medicine}</FieldError>}
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          id={`dose-${line.id}-days`}
          aria-label={messages.ofLine(messages.days, name)}
          label={messages.days}
          inputMode="numeric"
          maxLength={3}
          required
          value={days}
          error={errors?.days ?? check?.days}
          onChange={({ currentTarget }) => onLineChange({ days: currentTarget.value.replaceAll(/\D/g, '') })}
          className="w-28"
        />
        <TextField
          id={`dose-${line.id}-dose`}
          aria-label={messages.ofLine(messages.dose, name)}
          label={messages.dose}
          maxLength={doseMaxLength}
          required
          value={dose}
          placeholder={messages.doseHint}
          error={errors?.dose ?? check?.dose}
          onChange={({ currentTarget }) => onLineChange({ dose: currentTarget.value })}
          className="min-w-0 flex-1 basis-48"
        />
      </div>
      {check && (check.problem ?? check.days) === undefined && (
        <p className="text-meta text-content-muted">
          {check.packs === null
            ? (typed ? messages.daysMostOnly : messages.daysMost)(check.maxDays)
            : messages.comesTo(check.packs)}
        </p>
      )}
      <ToggleGroup
        type="multiple"
        label={messages.quick(name)}
        value={chosen}
        onValueChange={(next) => {
          const changed =
            next.find((one) => !chosen.includes(one)) ?? chosen.find((one) => !next.includes(one));
          if (changed) onLineChange({ dose: withChoice(dose, changed, [messages.times, messages.meals]) });
        }}
      >
        {[...messages.times, ...messages.meals].map((choice) => (
          <ToggleGroupItem key={choice} value={choice} icon="icon-check">
            {choice}
          </ToggleGroupItem>
        ))}
      </ToggleGroup>
    </li>
  );
}
