import type { Place } from '@doorstep/contract/delivery';
import { useLang } from '@doorstep/ui/messages/provider';
import { useRef, useState } from 'react';
import { CallError } from '../../app/fetcher.ts';
import { say } from '../../app/toasts.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { call } from '../call.ts';
import { addressMessages } from '../messages.en.ts';
import { locate, type Cause } from './locate.ts';
import { near, textOf, usePlaceSearch, withPlace } from './places.ts';

/** How the device is asked, and what is said of its answer. */
interface Device {
  options: PositionOptions;
  failed: (cause: Cause) => string;
  /** `named`: what lies there is known, and stands in the address. */
  found: (named: boolean) => string;
}
/**
 * A place for an address: searched for while that is written, of the device, or from the map. `onTake` gets each, with what it is called
 * and the whole address where that is known.
 */
export function usePlacing({
  begun,
  written,
  device,
  onTake,
}: {
  begun: { place: Place | null; label: string };
  /** What stands in the address now. */
  written: () => string;
  device: Device;
  onTake: (at: Place | null, text: { called: string; address: string } | undefined) => void;
}) {
  const messages = usePageMessages('address', addressMessages);
  const lang = useLang();
  const [place, setPlace] = useState(begun.place);
  /** What the place is called; also what it wrote into the address. */
  const [label, setLabel] = useState(begun.label);
  const [locating, setLocating] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { search, ...found } = usePlaceSearch();
  /** The last place that was asked for: a slow answer about another one is dropped. */
  const turn = useRef(0);
  /** Once a place is chosen, what is written is the house, not another search. */
  const searching = useRef(place === null);

  function show(at: Place | null, called: string) {
    setPlace(at);
    setLabel(called);
    searching.current = at === null;
    search('');
    setProblem(undefined);
  }
  function take(at: Place | null, text: { called: string; address: string } | undefined) {
    show(at, text?.called ?? '');
    onTake(at, text);
  }
  /** A place known by its degrees alone. True when its name came too, and stands in the address. */
  async function settle(at: Place): Promise<boolean> {
    const mine = ++turn.current,
      earlier = label;
    take(at, undefined);
    const data = await near(at);
    if (mine !== turn.current) return false;
    if (data)
      take(at, { called: textOf(data), address: withPlace(written(), earlier, textOf(data), data.city) });
    return data !== undefined;
  }
  async function fromDevice() {
    const mine = ++turn.current;
    setLocating(true);
    setProblem(undefined);
    const at = await locate(device.options);
    // Whoever chose a place meanwhile is not asked whether this one is better.
    if (mine === turn.current) {
      if (typeof at === 'string') setProblem(device.failed(at));
      else say('success', device.found(await settle(at)));
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
      if (mine === turn.current) setProblem(`${messages.noDetails}. ${messages.orWrite}`);
    }
  }
  return {
    place,
    label,
    locating,
    problem,
    search: {
      state: found.state,
      places: found.places.map(({ id, name, name_hi = name, detail, detail_hi = detail }) =>
        lang === 'hi-IN'
          ? { id, label: name_hi, description: detail_hi }
          : { id, label: name, description: detail },
      ),
      onSelect: (one: string) => {
        void pick(one);
      },
      onValueChange: (text: string) => {
        if (text.trim() === '') searching.current = true;
        search(searching.current ? text : '');
      },
    },
    onLocate: () => {
      void fromDevice();
    },
    onRemove: () => {
      ++turn.current;
      take(null, undefined);
    },
    fromMap: (at: Place) => {
      say('success', messages.fromMap);
      void settle(at);
    },
    /** Another address: what is still on its way is not for it. */
    begin: (at: Place | null) => {
      ++turn.current;
      show(at, '');
    },
  };
}
