import { useState } from 'react';
import { Avatar } from '../../base/avatar/avatar.tsx';
import { Button } from '../../base/button/button.tsx';
import { formatPaise } from '../../base/price/price.tsx';
import { RadioCards } from '../../base/radio-cards/radio-cards.tsx';
import { useMessages } from '../../messages/provider.ts';
import { videoMessages } from '../video-messages.en.ts';
import { isFree, type VideoTime } from './video-times.tsx';

export interface VideoDoctor {
  id: string;
  /** Without 'Dr.'. */
  name: string;
  /** In words: 'General medicine'. */
  specialty: string;
  registrationNo: string;
  /** Address of a square picture; initials without one. */
  picture?: string | null | undefined;
  /** In paise. */
  feePaise: number;
  /** All of today, in order. */
  times: readonly VideoTime[];
}
export const freeOf = ({ times }: VideoDoctor, now: string): VideoTime[] =>
  times.filter((one) => isFree(one, now));

interface Given {
  /** Of the group; its radios are `${id}-${doctor}`. */
  id: string;
  doctors: readonly VideoDoctor[];
  now: string;
  value: string;
  onValueChange: (id: string) => void;
  error: string | undefined;
}
/** The doctor that one came with, or all of them: who has no time left can be seen, not chosen. */
export function VideoDoctors({ id, doctors, now, value, onValueChange, error }: Given) {
  const messages = useMessages('video', videoMessages);
  // Whoever chooses from the list goes on seeing it: nothing moves under the arrow keys.
  const [listed, list] = useState(value === '');
  const chosen = doctors.find((one) => one.id === value);
  if (chosen && !listed)
    return (
      <div className="flex flex-col gap-3 rounded-card border border-line bg-surface-raised p-4">
        <div className="flex items-center gap-4">
          <Avatar name={chosen.name} picture={chosen.picture} />
          <div className="min-w-0 flex-1 wrap-anywhere">
            <p className="text-lead font-strong">{messages.doctor(chosen.name)}</p>
            <p>{chosen.specialty}</p>
            <p className="text-meta text-content-muted">{messages.registration(chosen.registrationNo)}</p>
          </div>
        </div>
        {doctors.length > 1 && (
          <Button
            tone="plain"
            size="tight"
            className="self-start"
            onClick={() => {
              list(true);
              // The button goes: the focus moves to what it opened.
              setTimeout(() => document.getElementById(`${id}-${value}`)?.focus());
            }}
          >
            {messages.otherDoctor}
          </Button>
        )}
      </div>
    );
  return (
    <RadioCards
      id={id}
      name="doctor"
      legend={messages.chooseDoctor}
      error={error}
      value={value}
      onValueChange={onValueChange}
      options={doctors.map((one) => {
        const free = freeOf(one, now).length;
        return {
          value: one.id,
          title: messages.doctor(one.name),
          description: `${one.specialty} · ${messages.registration(one.registrationNo)}`,
          disabled: free === 0 && one.id !== value,
          trailing: (
            <span className="flex flex-col tabular-nums">
              <span className="font-strong">{formatPaise(one.feePaise)}</span>
              <span className="text-meta">{messages.freeTimes(free)}</span>
            </span>
          ),
        };
      })}
    />
  );
}
