import type { Address, MapAddressBody } from '@doorstep/contract/address.schema';
import { mapAddressForm } from '@doorstep/contract/address.form';
import type { Place } from '@doorstep/contract/delivery';
import { useRef, useState, type BaseSyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';
import { CallError } from '../../app/fetcher.ts';
import { bySchema, clearing, translated } from '../../app/form.ts';
import { refused, tellFields } from '../../app/failure.ts';
import { say } from '../../app/toasts.ts';
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
import { locate } from './locate.ts';
import { near, textOf, usePlaceSearch, withPlace } from './places.ts';

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
  const [place, setPlace] = useState(() => placeOf(getValues()));
  /** What the place is called; also what it wrote into the address. */
  const [label, setLabel] = useState(begun?.label ?? '');
  const [locating, setLocating] = useState(false);
  const [locateProblem, setLocateProblem] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [keyOf, setKeyOf] = useState(oneKey);
  const { search, ...found } = usePlaceSearch();
  /** The last place that was asked for: a slow answer about another one is dropped. */
  const turn = useRef(0);
  /** Once a place is chosen, what is written is the house, not another search. */
  const searching = useRef(place === null);
  const keep = (values = getValues(), now = label) =>
    mapDraft.set({
      id,
      values: { ...values, ...(placeOf(values) ?? { latitude: undefined, longitude: undefined }) },
      label: now,
    });

  function take(at: Place | null, text: { called: string; address: string } | undefined) {
    setPlace(at);
    searching.current = at === null;
    search('');
    // What was said of another place is not said of this one.
    clearErrors(['latitude', 'longitude']);
    const validate = { shouldValidate: submitCount > 0 };
    if (text) setValue('address', text.address, validate);
    setValue('latitude', at?.latitude, validate);
    setValue('longitude', at?.longitude, validate);
    setLabel(text?.called ?? '');
    setLocateProblem(undefined);
    keep(getValues(), text?.called ?? '');
  }
  /** A place known by its degrees alone. True when its name came too, and stands in the address. */
  async function settle(at: Place): Promise<boolean> {
    const mine = ++turn.current,
      earlier = label;
    take(at, undefined);
    const data = await near(at);
    if (mine !== turn.current) return false;
    if (data)
      take(at, {
        called: textOf(data),
        address: withPlace(getValues('address'), earlier, textOf(data), data.city),
      });
    return data !== undefined;
  }
  async function fromDevice() {
    const mine = ++turn.current;
    setLocating(true);
    setLocateProblem(undefined);
    const at = await locate();
    // Whoever chose a place meanwhile is not asked whether this one is better.
    if (mine === turn.current) {
      if (typeof at === 'string')
        setLocateProblem(`${messages[at]}${/[.।]$/.test(messages[at]) ? '' : '.'} ${messages.orWrite}`);
      else say('success', (await settle(at)) ? messages.detected : messages.coordinates);
    }
    setLocating(false);
  }
  async function pick(placeId: string) {
    const mine = ++turn.current;
    const chosen = found.places.find((one) => one.id === placeId);
    try {
      const whole =
        chosen && chosen.latitude === null
          ? (await call('getPlace', { params: { id: placeId } })).data
          : chosen;
      if (mine !== turn.current) return;
      if (typeof whole?.latitude !== 'number' || typeof whole.longitude !== 'number')
        throw new CallError(200, 'unreadable');
      take(
        { latitude: whole.latitude, longitude: whole.longitude },
        { called: textOf(whole), address: textOf(whole) },
      );
      say('success', messages.selected);
    } catch {
      if (mine === turn.current) setLocateProblem(`${messages.noDetails}. ${messages.orWrite}`);
    }
  }
  function begin(one: Address | undefined) {
    ++turn.current;
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
    setPlace(placeOf(values));
    setLabel('');
    searching.current = placeOf(values) === null;
    search('');
    setProblem(undefined);
    setLocateProblem(undefined);
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
      problem,
      locating,
      locateProblem,
      editing: id !== null,
      nameHint: id === null && savedUser()?.name === '' ? words.nameHint : undefined,
      search: {
        state: found.state,
        places: found.places,
        onPick: (one: string) => {
          void pick(one);
        },
        onValueChange: (text: string) => {
          if (text.trim() === '') searching.current = true;
          search(searching.current ? text : '');
        },
      },
      onSubmit: (event: BaseSyntheticEvent) => {
        void handleSubmit(send)(event);
      },
      onBlur: () => keep(),
      onLocate: () => {
        void fromDevice();
      },
      onRemoveLocation: () => {
        ++turn.current;
        take(null, undefined);
      },
    },
    place,
    label,
    fromMap: (at: Place) => {
      say('success', messages.fromMap);
      void settle(at);
    },
    begin,
    editing: id,
  };
}
