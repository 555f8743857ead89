import type { Address } from '@doorstep/contract/address.schema';
import { distanceKm, inReach, shownKm, travelPaise } from '@doorstep/contract/delivery';
import { store } from '@doorstep/contract/store';
import { formatPaise } from '@doorstep/ui/base/price';
import { receivedAddressForm } from '@doorstep/contract/address.form';
import { useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { savedUser } from '../app/user.ts';
import { keepName } from '../app/user-name.ts';
import { CallError } from '../app/fetcher.ts';
import { bySchema, clearing, translated } from '../app/form.ts';
import { refused, tellFields } from '../app/failure.ts';
import { useErrorMessages } from '../messages/errors.ts';
import { usePageMessages } from '../messages/messages.ts';
import { call } from './call.ts';
import { EMPTY, oneKey, ofEdit, ofNew, valuesOf, type Draft } from './draft.ts';
import { addressFormErrors } from './errors.en.ts';
import { addressFormMessages } from './form-messages.en.ts';
import { addressMessages } from './messages.en.ts';
import { withWants } from './wants.ts';

/** The form that adds an address in place, with name and mobile of who is logged in, or changes one. */
export function useAddressForm({
  editing,
  others,
  onSaved,
}: {
  editing?: Address | undefined;
  /** Those that are there: a new one has another title. */
  others: readonly Address[];
  onSaved: (saved: Address) => void;
}) {
  const messages = usePageMessages('address', addressMessages);
  const words = usePageMessages('addressForm', addressFormMessages);
  const formErrors = useErrorMessages(addressFormErrors);
  const errorMessages = useErrorMessages();
  const [begun] = useState(() => {
    const edit = ofEdit.get();
    return editing ? (edit?.id === editing.id ? edit.values : undefined) : ofNew.get();
  });
  const [account] = useState(savedUser);
  const [given] = useState(
    (): Draft =>
      begun ??
      (editing
        ? valuesOf(editing)
        : {
            ...EMPTY,
            title: words.titles.find((title) => !others.some((one) => one.title === title)) ?? '',
            name: account?.name ?? '',
            mobile: account?.mobile ?? '',
          }),
  );
  const {
    register,
    clearErrors,
    handleSubmit,
    getValues,
    setValue,
    setError,
    control,
    formState: { errors, submitCount, isSubmitting, isDirty },
  } = useForm({ ...bySchema(receivedAddressForm), defaultValues: given });
  const values = useWatch({ control }) as Draft;
  const [problem, setProblem] = useState<string>();
  const [gone, setGone] = useState(false);
  const [placeUnknown, setPlaceUnknown] = useState(false);
  /** To where the typed pincode lies. */
  const [km, setKm] = useState<number>();
  const [keyOf] = useState(oneKey);
  const filled = useRef({ city: given.city, state: given.state });
  const target = editing && !gone ? editing : undefined;
  const dirty = isDirty || begun !== undefined;

  /** City and state by the pincode, where the patient has not written another; what another pincode wrote goes. */
  async function fill(pincode: string) {
    setKm(undefined);
    setPlaceUnknown(false);
    if (!/^[1-9]\d{5}$/.test(pincode)) return;
    const places = await call('findPlaces', { query: { q: pincode } }).then(
      ({ data }) => data,
      // Then it is typed.
      () => [],
    );
    // Whoever went on typing asks for another.
    if (getValues('pincode').trim() !== pincode) return;
    const found = places.find((place) => place.pincode === pincode && place.city && place.state);
    const was = filled.current;
    filled.current = { city: found?.city ?? '', state: found?.state ?? '' };
    for (const name of ['city', 'state'] as const)
      if (['', was[name]].includes(getValues(name).trim())) {
        if (found) clearErrors(name);
        setValue(name, filled.current[name], { shouldDirty: true });
      }
    setPlaceUnknown(!found);
    setKm(
      !found || found.latitude === null || found.longitude === null
        ? undefined
        : distanceKm({ latitude: found.latitude, longitude: found.longitude }),
    );
  }
  function hold(values: Draft | undefined) {
    if (editing) ofEdit.set(values && { id: editing.id, values });
    else ofNew.set(values);
  }
  // What nobody wrote in is not opened again.
  const keep = () => hold(dirty ? (getValues() as Draft) : undefined);
  const forget = () => hold(undefined);
  const submit = handleSubmit(async (body) => {
    setProblem(undefined);
    // Sent by Enter, no field was left: and the session may be over (decision C22).
    keep();
    try {
      const { data } = target
        ? await call('editAddress', { params: { id: target.id }, body })
        : await call('addAddress', { body, idempotencyKey: keyOf(JSON.stringify(body)) });
      forget();
      if (!target) keepName(data.name);
      onSaved(data);
    } catch (error) {
      const missing = target !== undefined && error instanceof CallError && error.status === 404;
      setGone(gone || missing);
      if (!tellFields(error, errorMessages, Object.keys(EMPTY) as Array<keyof Draft>, setError))
        setProblem(missing ? messages.gone : refused(error, errorMessages) || messages.saveFailed);
    }
  });
  const field = clearing({ register, clearErrors });
  // What the pincode will fill is not asked for beside it.
  const wrong = Object.fromEntries(
    Object.entries(errors).filter(([name]) => !(errors.pincode && ['city', 'state'].includes(name))),
  );
  return {
    form: {
      register: (name: keyof Draft) =>
        field(
          name,
          name === 'pincode'
            ? {
                onChange: (event: { target: { value: string } }) => {
                  void fill(event.target.value.trim());
                },
              }
            : {},
        ),
      errors: withWants(wrong, translated<keyof Draft>(wrong, formErrors), words.wants),
      values,
      titles: words.titles,
      onTitleChange: (title: string) => {
        clearErrors('title');
        setValue('title', title, { shouldDirty: true });
        keep();
      },
      nameHint: account?.name === '' && !editing ? words.nameHint : undefined,
      attempt: submitCount,
      busy: isSubmitting,
      error: problem,
      placeUnknown,
      reach:
        km === undefined
          ? undefined
          : inReach(km)
            ? {
                far: false,
                text: words.reachFrom(
                  shownKm(km).toFixed(1),
                  formatPaise(travelPaise(km)),
                  formatPaise(store.freeDeliveryFromPaise),
                ),
              }
            : { far: true, text: messages.tooFar(shownKm(km).toFixed(1), store.radiusKm) },
      onSubmit: (event: Parameters<typeof submit>[0]) => {
        void submit(event);
      },
      onBlur: keep,
    },
    editing: target !== undefined,
    dirty,
    forget,
  };
}
