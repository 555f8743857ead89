import { callPath } from '@doorstep/contract/call';
import { bookingCalendar, getBooking } from '@doorstep/contract/schedule.routes';
import { useState } from 'react';
import { answers } from '../app/use-call.ts';
import { saveFile } from '../order/public.ts';

const { useCall } = answers({ getBooking });
/** A booking of one's own, by its number. */
export const useVideoBooking = (id: string) => useCall('getBooking', { params: { id } });

/** Its calendar file, once at a time. */
export function useCalendarFile(id: string) {
  const [saving, setSaving] = useState<'busy' | 'failed'>();
  async function save() {
    setSaving('busy');
    const file = callPath<string>(bookingCalendar.path, { params: { id } });
    setSaving(
      await saveFile(file, `${id}.ics`).then(
        () => undefined,
        () => 'failed' as const,
      ),
    );
  }
  return {
    saving,
    save: () => {
      if (saving !== 'busy') void save();
    },
  };
}
