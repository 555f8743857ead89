import type { ReactNode } from 'react';
import { BottomSheet } from '../bottom-sheet/bottom-sheet.tsx';
import { Calendar, type CalendarProps } from '../calendar/calendar.tsx';

export interface CalendarSheetProps extends Pick<
  CalendarProps,
  'now' | 'min' | 'max' | 'value' | 'onValueChange'
> {
  /** It is shown. */
  open: boolean;
  /** Called when it wants to close. */
  onOpenChange: (open: boolean) => void;
  /** What is chosen. */
  title: ReactNode;
}
/** A calendar that opens from a field: fetched when it is first opened, with the dialog that it stands in. */
export function CalendarSheet({ open, onOpenChange, title, ...calendar }: CalendarSheetProps) {
  return (
    <BottomSheet open={open} onOpenChange={onOpenChange} title={title}>
      <Calendar {...calendar} />
    </BottomSheet>
  );
}
