'use client';
import { useState } from 'react';
import { Button } from '../../base/button/button.tsx';
import { SelectField } from '../../base/select-field/select-field.tsx';
import { useMessages } from '../../messages/provider.ts';
import { visitBoardMessages } from '../visit-board-messages.en.ts';

export interface VisitAssignProps {
  /** Of the patient, for the controls' names. */
  name: string;
  /** Who comes now. */
  nurse: { id: number; name: string } | null;
  /** Of the team; `free`: for this visit. Who collects samples has no role. */
  nurses: ReadonlyArray<{ id: number; name: string; role?: string; free: boolean }>;
  /** Work is under way: presses are ignored. */
  busy: boolean;
  /** The list is looked at: who is free then is asked for. */
  onLook?: () => void;
  /** Gets who is to come, or null for nobody. */
  onAssign: (nurse: number | null) => void;
}

/** Who comes: choosing does nothing yet, 'Assign' does (WCAG 3.2.2). Those who are free come first, the others cannot be chosen. */
export function VisitAssign({ name, nurse, nurses, busy, onLook, onAssign }: VisitAssignProps) {
  const messages = useMessages('visitBoard', visitBoardMessages);
  const now = nurse ? String(nurse.id) : '';
  const [chosen, setChosen] = useState<{ value: string; over: string }>();
  // A choice was made over one person: once another comes, it is forgotten.
  const value = chosen?.over === now ? chosen.value : now;
  const known = nurses.toSorted((a, b) => Number(b.free) - Number(a.free));
  const options = known.map(({ id, name: own, role, free }) => ({
    value: String(id),
    label: free || String(id) === now ? [own, role].filter(Boolean).join(', ') : messages.notFree(own),
    disabled: !free && String(id) !== now,
  }));
  // Somebody of another team, or who works here no more.
  if (nurse && !options.some((one) => one.value === now))
    options.unshift({ value: now, label: nurse.name, disabled: false });
  return (
    <div className="flex flex-wrap items-end gap-2">
      <SelectField
        label={messages.who}
        aria-label={messages.whoFor(name)}
        placeholder={messages.nobody}
        options={options}
        value={value}
        onFocus={onLook}
        onChange={({ currentTarget }) => setChosen({ value: currentTarget.value, over: now })}
        className="min-w-0 flex-1 basis-48"
      />
      {value !== now && (
        <Button
          busy={busy}
          aria-label={messages.assignFor(name)}
          onClick={() => onAssign(value === '' ? null : Number(value))}
        >
          {messages.assign}
        </Button>
      )}
    </div>
  );
}
