import type { StaffMedicine } from '@doorstep/contract/staff.schema';
import { medicineChange } from '@doorstep/contract/staff.form';
import type { MedicineFields } from '@doorstep/ui/staff/medicine-editor';
import { useState } from 'react';
import { CallError } from '../../app/fetcher.ts';
import { fieldSentence, issueSentence } from '../../app/failure.ts';
import { say } from '../../app/toasts.ts';
import { useErrorMessages } from '../../messages/errors.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { medicineFormErrors } from '../errors.en.ts';
import { call } from '../call.ts';
import { staffMessages } from '../messages.en.ts';
import { draftOf, type Kept } from './row-state.ts';

const FIELDS = {
  mrp: 'mrp',
  offerPrice: 'offer_price',
  inStock: 'in_stock',
  prescriptionRequired: 'prescription_required',
} as const;
/** '₹1,250.50' → 1250.5; what is no price becomes none. */
function rupeesOf(typed: string): number {
  const digits = typed.replaceAll(/[₹,\s]/g, '');
  return /^\d{1,8}(?:\.\d+)?$/.test(digits) ? Number(digits) : Number.NaN;
}
const typedOf = ({ mrp, offerPrice, inStock, prescriptionRequired }: MedicineFields) => ({
  mrp: rupeesOf(mrp),
  offer_price: rupeesOf(offerPrice),
  in_stock: inStock,
  prescription_required: prescriptionRequired,
});

/** Changes medicines where they stand, and takes a change back. `list` names the list that is shown: another one forgets what was changed in this. */
export function useCatalogueAdmin(list: string) {
  const messages = usePageMessages('staff', staffMessages);
  const formErrors = useErrorMessages(medicineFormErrors);
  const errorMessages = useErrorMessages();
  const [kept, setKept] = useState<{ list: string; rows: Record<number, Kept> }>({ list, rows: {} });
  if (kept.list !== list) setKept({ list, rows: {} });
  const put = (id: number, change: (now: Kept) => Kept) =>
    setKept((now) => ({ ...now, rows: { ...now.rows, [id]: change(now.rows[id] ?? {}) } }));

  async function save(shown: StaffMedicine, wanted: MedicineFields, undo: boolean) {
    const typed = typedOf(wanted),
      now = draftOf(shown),
      checked = medicineChange.safeParse(typed);
    if (!checked.success) {
      const said = (field: string) => {
        const found = checked.error.issues.find(({ path }) => path[0] === field);
        return found && issueSentence(found.message, formErrors);
      };
      put(shown.id, (row) => ({ ...row, errors: { mrp: said('mrp'), offerPrice: said('offer_price') } }));
      return;
    }
    // What was not touched is not sent: another admin may have changed it meanwhile.
    const body = Object.fromEntries(
      Object.entries(FIELDS)
        .filter(([field]) => wanted[field as keyof MedicineFields] !== now[field as keyof MedicineFields])
        .map(([, name]) => [name, typed[name]]),
    );
    put(shown.id, (row) => ({ ...row, busy: true, errors: undefined, problem: undefined }));
    try {
      const { data } = await call('changeMedicine', { params: { id: shown.id }, body });
      put(shown.id, () => ({ medicine: data, before: undo ? undefined : now }));
      say('success', messages.updated);
    } catch (error) {
      const said = (field: string) =>
        error instanceof CallError ? fieldSentence(error, field, errorMessages) : undefined;
      const errors = { mrp: said('mrp'), offerPrice: said('offer_price') };
      put(shown.id, (row) => ({
        ...row,
        busy: false,
        errors,
        problem: (errors.mrp ?? errors.offerPrice) ? undefined : messages.saveFailed,
      }));
    }
  }
  return {
    rows: kept.list === list ? kept.rows : {},
    /** The list was read anew, and knows better. */
    forget: () => setKept({ list, rows: {} }),
    edit: (id: number) => put(id, (row) => ({ ...row, errors: undefined, problem: undefined })),
    save: (shown: StaffMedicine, wanted: MedicineFields) => {
      void save(shown, wanted, false);
    },
    undo: (shown: StaffMedicine, before: MedicineFields) => {
      void save(shown, before, true);
    },
  };
}
