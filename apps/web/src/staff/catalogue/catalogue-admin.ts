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
  stock: 'stock',
  prescriptionRequired: 'prescription_required',
} as const;
/** '₹1,250.50' → 1250.5; what is no number becomes none. */
function numberOf(typed: string): number {
  const digits = typed.replaceAll(/[₹,\s]/g, '');
  return /^\d{1,8}(?:\.\d+)?$/.test(digits) ? Number(digits) : Number.NaN;
}
const typedOf = ({ mrp, offerPrice, stock, prescriptionRequired }: MedicineFields) => ({
  mrp: numberOf(mrp),
  offer_price: numberOf(offerPrice),
  stock: numberOf(stock),
  prescription_required: prescriptionRequired,
});

const errorsOf = (said: (field: string) => string | undefined) => ({
  mrp: said('mrp'),
  offerPrice: said('offer_price'),
  stock: said('stock'),
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
      put(shown.id, (row) => ({ ...row, errors: errorsOf(said) }));
      return;
    }
    // What was not touched is not sent: another admin may have changed it meanwhile.
    const changed = Object.fromEntries(
      Object.entries(FIELDS)
        .filter(([field]) => wanted[field as keyof MedicineFields] !== now[field as keyof MedicineFields])
        .map(([, name]) => [name, typed[name]]),
    );
    const body = { ...changed, ...('stock' in changed && { stock_seen: shown.stock }) };
    put(shown.id, (row) => ({ ...row, busy: true, errors: undefined, problem: undefined }));
    try {
      const { data } = await call('changeMedicine', { params: { id: shown.id }, body });
      put(shown.id, () => ({ medicine: data, updated: true, before: undo ? undefined : now }));
      say('success', messages.updated);
    } catch (error) {
      const said = (field: string) =>
        error instanceof CallError ? fieldSentence(error, field, errorMessages) : undefined;
      const errors = errorsOf(said),
        stock = error instanceof CallError ? error.answer.stock : undefined;
      put(shown.id, (row) => ({
        ...row,
        busy: false,
        errors,
        problem: Object.values(errors).some(Boolean) ? undefined : messages.saveFailed,
        // Some were sold meanwhile: the number is chosen anew from what there is.
        ...(stock !== undefined && {
          medicine: { ...shown, stock, in_stock: stock > 0 },
          updated: false,
          before: undefined,
        }),
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
