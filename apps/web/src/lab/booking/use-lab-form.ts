import { planOf } from '@doorstep/contract/lab';
import { toRupees } from '@doorstep/contract/money';
import type { Errors } from '@doorstep/ui/base/text-field';
import { useState } from 'react';
import { usePageMessages } from '../../messages/messages.ts';
import type { ChosenTests } from '../chosen.ts';
import { emptyLabDraft, labDraft, type LabDraft, type LabWish } from './draft.ts';
import { labBookMessages } from './messages.en.ts';
import { useLabPlace } from './use-lab-place.ts';
import { useLabTimes } from './use-lab-times.ts';

type LabField = 'address' | 'date' | 'time' | 'latitude' | 'longitude';
const PLACE: LabField[] = ['address', 'latitude', 'longitude'],
  TIME: LabField[] = ['date', 'time'];

/** Where and when samples are collected, as far as it is filled in. */
export function useLabForm({ all, tests, packages, subtotalPaise }: ChosenTests) {
  const messages = usePageMessages('labBook', labBookMessages);
  const [draft, setDraft] = useState(() => labDraft.get() ?? emptyLabDraft);
  const put = (some: Partial<LabDraft>) =>
    setDraft((before) => {
      const next = { ...before, ...some };
      labDraft.set(next);
      return next;
    });
  const [errors, setErrors] = useState<Errors<LabField>>({});
  const [attempt, setAttempt] = useState(0);
  const [lost, setLost] = useState(false);
  const clear = (fields: readonly LabField[]) =>
    setErrors((now) =>
      Object.fromEntries(Object.entries(now).filter(([name]) => !fields.includes(name as LabField))),
    );
  const place = useLabPlace(draft, put, subtotalPaise, () => clear(PLACE)),
    times = useLabTimes(draft, planOf(all).fasting_hours);
  const { own, point, delivery, text: address } = place,
    { day, time } = times;

  /** What would be paid; undefined where something is missing, which is said then. */
  function check(): LabWish | undefined {
    const found: Partial<Record<LabField, string>> = {
      ...(address === '' && { address: messages.addressRequired }),
      ...(!day && { date: messages.dateRequired }),
      ...(time === '' && { time: messages.timeRequired }),
      ...(!point && { [own ? 'address' : 'latitude']: messages.coordinates }),
      ...(point && delivery.state !== 'available' && { address: messages.notServiceable }),
    };
    setErrors(
      Object.fromEntries(
        Object.entries(found).map(([name, message]) => [name, { message }]),
      ) as Errors<LabField>,
    );
    if (Object.keys(found).length > 0 || !point) {
      setAttempt((n) => n + 1);
      return undefined;
    }
    return {
      tests: tests.map(({ id }) => id),
      packages: packages.map(({ of: { id } }) => id),
      address,
      addressId: own?.id ?? null,
      date: time.slice(0, 10),
      time: time.slice(11),
      latitude: point.latitude,
      longitude: point.longitude,
      total: toRupees(subtotalPaise + delivery.feePaise),
    };
  }
  return {
    put,
    place,
    times,
    lost,
    errors,
    attempt,
    onAddress: (addressId: number | null) => {
      clear(PLACE);
      put({ addressId });
    },
    onDay: (given: string) => {
      clear(TIME);
      put({ day: given, time: '' });
    },
    onTime: (given: string) => {
      clear(TIME);
      setLost(false);
      put({ day: given.slice(0, 10), time: given });
    },
    /** Somebody else has it now. */
    onTaken: () => {
      setLost(true);
      put({ time: '', wish: null });
      times.refresh();
    },
    check,
  };
}
