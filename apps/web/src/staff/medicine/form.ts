import type { StaffMedicine } from '@doorstep/contract/catalogue.schema';
import { medicineChange, newMedicine } from '@doorstep/contract/staff.form';
import type { MedicineConflict } from '@doorstep/ui/staff/medicine-form';
import { useState, type BaseSyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';
import { CallError } from '../../app/fetcher.ts';
import { refused, tellFields } from '../../app/failure.ts';
import { clearing, translated } from '../../app/form.ts';
import { say } from '../../app/toasts.ts';
import { useErrorMessages } from '../../messages/errors.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { call } from '../catalogue-call.ts';
import { catalogueMessages } from '../catalogue/messages.en.ts';
import { medicineFormErrors } from '../errors.en.ts';
import { keptMedicine, type Draft } from './draft.ts';
import { blank, changeOf, fieldNames, newOf, valuesOf, type Values } from './values.ts';

const begunFrom = (medicine: StaffMedicine | undefined): Draft => {
  const values = medicine ? valuesOf(medicine) : blank();
  return { values, base: values, seenAt: medicine?.updated_at ?? '', stock: medicine?.stock ?? null };
};
const differs = (a: Values, b: Values) => fieldNames.filter((name) => a[name] !== b[name]);

/** Every field of a medicine, or of a new one. What is typed is kept until it is saved or discarded. */
export function useMedicineForm(
  medicine: StaffMedicine | undefined,
  onSaved: (saved: StaffMedicine, added: boolean) => void,
) {
  const messages = usePageMessages('catalogue', catalogueMessages);
  const formErrors = useErrorMessages(medicineFormErrors);
  const errorMessages = useErrorMessages();
  const kept = keptMedicine(medicine ? String(medicine.id) : 'new');
  const [begun] = useState(() => kept.get());
  const [seen, setSeen] = useState<Draft>(() => begun ?? begunFrom(medicine));
  const [restored, setRestored] = useState(begun !== undefined);
  const [theirs, setTheirs] = useState<StaffMedicine>();
  const [problem, setProblem] = useState<string>();
  const {
    register,
    clearErrors,
    handleSubmit,
    getValues,
    setError,
    setValue,
    reset,
    formState: { errors, submitCount, isSubmitting },
  } = useForm<Values>({ defaultValues: seen.values, shouldFocusError: false, reValidateMode: 'onSubmit' });

  const keep = (over = seen) => {
    const values = getValues();
    kept.set(differs(values, over.base).length > 0 ? { ...over, values } : undefined);
  };
  /** From what the shop has: nothing of what was typed is left. */
  function begin(from: StaffMedicine | undefined) {
    const fresh = begunFrom(from);
    kept.set(undefined);
    setSeen(fresh);
    setRestored(false);
    setTheirs(undefined);
    setProblem(undefined);
    reset(fresh.values);
  }
  async function send(values: Values, over: Draft) {
    setProblem(undefined);
    const body = medicine ? changeOf(values, over.base) : newOf(values);
    if (medicine && Object.keys(body).length === 0) {
      say('info', messages.same);
      return;
    }
    const checked = (medicine ? medicineChange : newMedicine).safeParse(body);
    if (!checked.success) {
      for (const { path, message } of checked.error.issues) setError(path[0] as keyof Values, { message });
      return;
    }
    keep(over);
    try {
      const { data } = medicine
        ? await call('changeMedicine', {
            params: { id: medicine.id },
            body: {
              ...body,
              seen_at: over.seenAt,
              ...('stock' in body && over.stock !== null && { stock_seen: over.stock }),
            },
          })
        : await call('addMedicine', { body: body as never });
      begin(medicine && data);
      say('success', medicine ? messages.saved : messages.added);
      onSaved(data, !medicine);
    } catch (error) {
      const answer = error instanceof CallError ? error.answer : {};
      if (answer.medicine) {
        setTheirs(answer.medicine as unknown as StaffMedicine);
        return;
      }
      // Some were sold meanwhile: the number is chosen anew from what there is.
      if (answer.stock !== undefined) {
        const stock = String(answer.stock);
        setValue('stock', stock);
        const fresh = { ...over, base: { ...over.base, stock }, stock: answer.stock };
        setSeen(fresh);
        keep(fresh);
      }
      if (!tellFields(error, errorMessages, fieldNames, setError))
        setProblem(refused(error, errorMessages) || messages.saveFailed);
    }
  }
  /** What was typed here, over what the other has saved. */
  function keepMine() {
    if (!theirs) return;
    const values = getValues(),
      touched = new Set(differs(values, seen.base)),
      now = begunFrom(theirs);
    // What was not typed here is the other's.
    for (const name of fieldNames) if (!touched.has(name)) setValue(name, now.base[name]);
    setSeen(now);
    setTheirs(undefined);
    void handleSubmit((typed) => send(typed, now))();
  }
  const conflicts =
    theirs &&
    differs(valuesOf(theirs), getValues())
      .filter((field) => field !== 'code')
      .map((field): MedicineConflict => ({
        field,
        theirs: valuesOf(theirs)[field],
        mine: getValues()[field],
      }));
  return {
    seenAt: seen.seenAt,
    /** Changed by this hand beside the form: what was typed stays, over what is there now. */
    sawAgain: (seenAt: string) => {
      const now = { ...seen, seenAt };
      setSeen(now);
      keep(now);
    },
    form: {
      register: clearing<Values>({ register, clearErrors }),
      errors: translated<keyof Values>(errors, formErrors),
      attempt: submitCount,
      busy: isSubmitting,
      error: problem,
      restored,
      conflicts,
      onSubmit: (event: BaseSyntheticEvent) => {
        void handleSubmit((values) => send(values, seen))(event);
      },
      onBlur: () => keep(),
      onDiscard: () => begin(theirs ?? medicine),
      onKeepMine: keepMine,
    },
  };
}
