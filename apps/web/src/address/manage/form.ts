import type { Address, MapAddressBody } from '@doorstep/contract/address.schema';
import { mapAddressForm } from '@doorstep/contract/address.form';
import { GEO_MAX_AGE_MS, GEO_TIMEOUT_MS } from '@doorstep/contract/address';
import { useState, type BaseSyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';
import { CallError } from '../../app/fetcher.ts';
import { bySchema, clearing, translated } from '../../app/form.ts';
import { refused, tellFields } from '../../app/failure.ts';
import { savedUser } from '../../app/user.ts';
import { keepName } from '../../app/user-name.ts';
import { useErrorMessages } from '../../messages/errors.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { call } from '../call.ts';
import { oneKey } from '../draft.ts';
import { addressFormErrors } from '../errors.en.ts';
import { addressFormMessages } from '../form-messages.en.ts';
import { addressMessages } from '../messages.en.ts';
import { withWants } from '../wants.ts';
import { blank, mapDraft, placeOf, type Values } from './draft.ts';
import { usePlacing } from './placing.ts';

/** The form with its place: written, searched, of the device, or from the map. `onSaved` is told of the address, and whether it is a new one. */
export function useMapForm(onSaved: (saved: Address, added: boolean) => void) {
  const messages = usePageMessages('address', addressMessages);
  const words = usePageMessages('addressForm', addressFormMessages);
  const formErrors = useErrorMessages(addressFormErrors);
  const errorMessages = useErrorMessages();
  const [begun] = useState(mapDraft.get);
  const {
    register,
    clearErrors,
    handleSubmit,
    getValues,
    setValue,
    setError,
    reset,
    formState: { errors, submitCount, isSubmitting },
  } = useForm({
    ...bySchema<MapAddressBody, MapAddressBody, Values>(mapAddressForm),
    defaultValues: begun?.values ?? blank(),
  });
  const [id, setId] = useState(begun?.id ?? null);
  const [problem, setProblem] = useState<string>();
  const [keyOf, setKeyOf] = useState(oneKey);
  const placing = usePlacing({
    begun: { place: placeOf(getValues()), label: begun?.label ?? '' },
    written: () => getValues('address'),
    device: {
      options: { enableHighAccuracy: true, timeout: GEO_TIMEOUT_MS, maximumAge: GEO_MAX_AGE_MS },
      failed: (cause) => `${messages[cause]}${/[.।]$/.test(messages[cause]) ? '' : '.'} ${messages.orWrite}`,
      found: (named) => (named ? messages.detected : messages.coordinates),
    },
    onTake(at, text) {
      // What was said of another place is not said of this one.
      clearErrors(['latitude', 'longitude']);
      const validate = { shouldValidate: submitCount > 0 };
      if (text) setValue('address', text.address, validate);
      setValue('latitude', at?.latitude, validate);
      setValue('longitude', at?.longitude, validate);
      keep(getValues(), text?.called ?? '');
    },
  });
  function keep(values = getValues(), label = placing.label) {
    mapDraft.set({
      id,
      values: { ...values, ...(placeOf(values) ?? { latitude: undefined, longitude: undefined }) },
      label,
    });
  }

  function begin(one: Address | undefined) {
    const values = one
      ? {
          name: one.name,
          mobile: one.mobile,
          address: one.full_address,
          latitude: one.latitude ?? undefined,
          longitude: one.longitude ?? undefined,
        }
      : blank();
    reset(values);
    mapDraft.set(undefined);
    // The same words once more are another address: the first may have been deleted.
    setKeyOf(oneKey);
    setId(one?.id ?? null);
    placing.begin(placeOf(values));
    setProblem(undefined);
  }
  const send = async (body: MapAddressBody) => {
    setProblem(undefined);
    // Sent by Enter, no field was left: and the session may be over (decision C22).
    keep();
    try {
      const saved = await (id === null
        ? call('addMapAddress', { body, idempotencyKey: keyOf(JSON.stringify(body)) })
        : call('editMapAddress', { params: { id }, body }));
      if (id === null) keepName(saved.name);
      begin(undefined);
      onSaved(saved, id === null);
    } catch (error) {
      const missing = id !== null && error instanceof CallError && error.status === 404;
      // Deleted elsewhere: what was typed becomes a new one.
      if (missing) setId(null);
      if (!tellFields(error, errorMessages, ['name', 'mobile', 'address', 'latitude', 'longitude'], setError))
        setProblem(
          missing
            ? messages.gone
            : refused(error, errorMessages) || (id === null ? messages.addFailed : messages.updateFailed),
        );
    }
  };
  const { latitude, longitude, ...others } = withWants(
    errors,
    translated<keyof Values>(errors, formErrors),
    words.wants,
  );
  return {
    form: {
      register: clearing<Values>({ register, clearErrors }),
      errors: { ...others, location: latitude ?? longitude },
      attempt: submitCount,
      busy: isSubmitting,
      error: problem,
      locateBusy: placing.locating,
      locateError: placing.problem,
      editing: id !== null,
      nameHint: id === null && savedUser()?.name === '' ? words.nameHint : undefined,
      search: placing.search,
      onSubmit: (event: BaseSyntheticEvent) => {
        void handleSubmit(send)(event);
      },
      onBlur: () => keep(),
      onLocate: placing.onLocate,
      onRemoveLocation: placing.onRemove,
    },
    place: placing.place,
    label: placing.label,
    fromMap: placing.fromMap,
    begin,
    editing: id,
  };
}
