import { draftStore } from '../../app/draft-store.ts';

interface Draft {
  /** As it stands in the field. */
  typed: string;
  /** The form let it through. */
  checked: boolean;
}
/** The number that gets the link: of this tab, also while nobody is logged in, until it is booked. */
const draft = draftStore<Draft>(
  'video_draft',
  ({ typed, checked }) => (typeof typed === 'string' ? { typed, checked: checked === true } : undefined),
  { visitors: true },
);
export const typedNumber = (): string | undefined => draft.get()?.typed;
/** The number that the form let through; '' for none. */
export const checkedNumber = (): string => {
  const known = draft.get();
  return known?.checked ? known.typed : '';
};
export function keepTyped(typed: string): void {
  if (typedNumber() !== typed) draft.set({ typed, checked: false });
}
export const keepChecked = (typed: string): void => draft.set({ typed, checked: true });
export const forgetNumber = (): void => draft.set(undefined);

interface Booked {
  doctor: number;
  slot: string;
  id: string;
}
/** The last time that was booked in this tab: whoever goes back to it finds the booking, not that it is taken. */
const booked = draftStore<Booked>('video_booked', ({ doctor, slot, id }) =>
  typeof doctor === 'number' && typeof slot === 'string' && typeof id === 'string'
    ? { doctor, slot, id }
    : undefined,
);
export const rememberBooked = (one: Booked): void => booked.set(one);
export function bookedHere(doctor: number | null, slot: string): string | undefined {
  const last = booked.get();
  return last?.doctor === doctor && last?.slot === slot ? last?.id : undefined;
}
