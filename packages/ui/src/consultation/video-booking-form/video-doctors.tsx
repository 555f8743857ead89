'use client';
import { Avatar } from '../../base/avatar/avatar.tsx';
import { formatPaise } from '../../base/price/price.tsx';
import { SelectField } from '../../base/select-field/select-field.tsx';
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
  image?: string | null | undefined;
  /** In paise. */
  feePaise: number;
  /** All of today, in order. */
  times: readonly VideoTime[];
}
export const freeOf = ({ times }: VideoDoctor, now: string): VideoTime[] =>
  times.filter((one) => isFree(one, now));

interface Given {
  /** Of the list. */
  id: string;
  doctors: readonly VideoDoctor[];
  now: string;
  value: string;
  onValueChange: (id: string) => void;
  error: string | undefined;
}
/** All doctors in the device's own list, who has no time left not to be chosen; below it who is chosen. */
export function VideoDoctors({ id, doctors, now, value, onValueChange, error }: Given) {
  const messages = useMessages('video', videoMessages);
  const chosen = doctors.find((one) => one.id === value);
  return (
    <div className="flex flex-col gap-3">
      <SelectField
        id={id}
        name="doctor"
        label={messages.doctorLabel}
        error={error}
        placeholder={messages.chooseDoctor}
        value={chosen ? value : ''}
        onChange={(event) => onValueChange(event.target.value)}
        options={doctors.map((one) => {
          const free = freeOf(one, now).length;
          return {
            value: one.id,
            label: [
              messages.doctor(one.name),
              one.specialty,
              formatPaise(one.feePaise),
              messages.freeTimes(free),
            ].join(' · '),
            disabled: free === 0 && one.id !== value,
          };
        })}
      />
      {chosen && (
        <div className="flex items-center gap-4 rounded-card border border-line bg-surface-raised p-4">
          <Avatar name={chosen.name} image={chosen.image} />
          <div className="min-w-0 flex-1 wrap-anywhere">
            <p className="text-lead font-strong">{messages.doctor(chosen.name)}</p>
            <p>{chosen.specialty}</p>
            <p className="text-meta text-content-muted">{messages.registration(chosen.registrationNo)}</p>
          </div>
        </div>
      )}
    </div>
  );
}
