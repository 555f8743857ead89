import { addressesPath, type Address } from '@doorstep/contract/address';
import { addressForm } from '@doorstep/contract/address.form';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { CallError, fetcher } from '../app/fetcher.ts';
import { translated } from '../app/form.ts';
import { inWords } from '../app/sentences.ts';
import { usePageWords } from '../words/words.ts';
import { address } from './words.ts';

const DRAFT = 'address_draft';
const EMPTY = { title: '', name: '', mobile: '', address_line_1: '', address_line_2: '', landmark: '', city: '', state: '', pincode: '', is_default: false };
type Draft = typeof EMPTY;
/** What was typed and not yet saved; a login in between does not lose it. */
export function draft(): Draft | undefined {
  try { return { ...EMPTY, ...JSON.parse(sessionStorage.getItem(DRAFT) ?? '') as Partial<Draft> }; } catch { return undefined; }
}
function keep(values: Draft | undefined) {
  try { if (values) sessionStorage.setItem(DRAFT, JSON.stringify(values)); else sessionStorage.removeItem(DRAFT); } catch { /* then it lives as long as the page */ }
}

/** One key for one body: sent again after a lost answer, it is still one address. */
function oneKey() {
  let last = { body: '', key: '' };
  return (body: string): string => { if (last.body !== body) last = { body, key: crypto.randomUUID() }; return last.key; };
}
/** The form that adds an address in place. */
export function useAddAddress(known: Partial<Draft>, onAdded: (added: Address) => void) {
  const words = usePageWords('address', address);
  const { register, handleSubmit, getValues, formState: { errors, submitCount, isSubmitting } } = useForm({ resolver: standardSchemaResolver(addressForm), shouldFocusError: false, defaultValues: draft() ?? { ...EMPTY, ...known } });
  const [problem, setProblem] = useState<string>();
  const [keyOf] = useState(oneKey);
  const submit = handleSubmit(async (body) => {
    setProblem(undefined);
    try {
      const { data } = await fetcher<{ data: Address }>(addressesPath, { body, headers: { 'idempotency-key': keyOf(JSON.stringify(body)) } });
      if (!Number.isSafeInteger(data?.id)) throw new CallError(200, 'unreadable');
      keep(undefined);
      onAdded(data);
    } catch (error) {
      setProblem(inWords((error instanceof CallError && error.message) || address.saveFailed, address, words));
    }
  });
  return {
    form: { register, errors: translated<keyof Draft>(errors, address, words), attempt: submitCount, busy: isSubmitting, problem, onSubmit: (event: Parameters<typeof submit>[0]) => { void submit(event); }, onBlur: () => keep(getValues() as Draft) },
    forget: () => keep(undefined),
  };
}
