import type { DeviceState } from '@doorstep/ui/consultation/device-check';

type Kind = 'audio' | 'video';
export interface Device {
  state: DeviceState;
  /** What it gives; null while it is off. */
  track: MediaStreamTrack | null;
  all: ReadonlyArray<{ id: string; name: string }>;
  /** Id of the one in use. */
  chosen: string | undefined;
}
export type Devices = Record<Kind, Device>;
type Media = Pick<MediaDevices, 'getUserMedia' | 'enumerateDevices'>;

const off: Device = { state: 'off', track: null, all: [], chosen: undefined };
const kinds = ['audio', 'video'] as const;
/** Small enough for a phone's line, large enough for a rash. */
const WANTED = {
  audio: { echoCancellation: true, noiseSuppression: true },
  video: { width: { ideal: 960 }, height: { ideal: 720 }, frameRate: { ideal: 24 } },
} as const;

function stateOf(error: unknown): DeviceState {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'busy';
}

/** The camera and microphone of this page. `media` is missing where the browser gives none to such a page. */
export function createDevices(
  media: Media | undefined,
  onTrack: (kind: Kind, track: MediaStreamTrack | null) => void,
) {
  let devices: Devices = { audio: off, video: off };
  const listeners = new Set<() => void>();
  /** Of the last time that devices were opened: what an earlier one still gets is let go. */
  let opening = 0;

  function set(kind: Kind, more: Partial<Device>) {
    devices = { ...devices, [kind]: { ...devices[kind], ...more } };
    for (const listener of listeners) listener();
  }
  function take(kind: Kind, track: MediaStreamTrack | null, state: DeviceState) {
    const before = devices[kind].track;
    if (before !== track) before?.stop();
    set(kind, { state, track, ...(track && { chosen: track.getSettings().deviceId }) });
    if (before !== track) onTrack(kind, track);
    // Unplugged, or taken away by whoever sits here.
    track?.addEventListener('ended', () => {
      if (devices[kind].track === track) take(kind, null, 'missing');
    });
  }
  const wanted = (kind: Kind, id = devices[kind].chosen) => ({
    [kind]: { ...WANTED[kind], ...(id && { deviceId: { ideal: id } }) },
  });
  async function list() {
    const found = await media?.enumerateDevices().catch(() => []);
    for (const kind of kinds)
      set(kind, {
        all: (found ?? [])
          .filter((one) => one.kind === `${kind}input` && one.deviceId)
          .map(({ deviceId, label }) => ({ id: deviceId, name: label })),
      });
  }
  /** False where another opening has begun meanwhile. */
  async function ask(asked: readonly Kind[], mine: number, id?: string): Promise<boolean> {
    const stream = await media!.getUserMedia(
      Object.assign({}, ...asked.map((kind) => wanted(kind, id))) as MediaStreamConstraints,
    );
    if (mine !== opening) {
      for (const track of stream.getTracks()) track.stop();
      return false;
    }
    for (const track of stream.getTracks()) take(track.kind as Kind, track, 'on');
    return true;
  }
  async function askOne(kind: Kind, mine: number, id?: string) {
    try {
      await ask([kind], mine, id);
    } catch (error) {
      if (mine === opening) take(kind, null, stateOf(error));
    }
  }
  return {
    /** Both at once, so that the browser asks once; where that fails each by itself, so that one works. */
    async open(): Promise<void> {
      if (!media) {
        for (const kind of kinds) set(kind, { state: 'insecure' });
        return;
      }
      const mine = ++opening,
        missing = kinds.filter((kind) => !devices[kind].track);
      for (const kind of missing) set(kind, { state: 'asking' });
      try {
        if (missing.length > 0) await ask(missing, mine);
      } catch (error) {
        if (mine !== opening) return;
        const state = stateOf(error);
        if (missing.length === 1) take(missing[0]!, null, state);
        else {
          // Who has said no to both is asked for the microphone alone, once.
          await askOne('audio', mine);
          if (mine !== opening) return;
          if (state === 'denied') take('video', null, 'denied');
          else await askOne('video', mine);
        }
      }
      if (mine === opening) await list();
    },
    async choose(kind: Kind, id: string): Promise<void> {
      const mine = ++opening;
      // A phone opens its second camera only when the first is let go.
      devices[kind].track?.stop();
      set(kind, { chosen: id });
      await askOne(kind, mine, id);
    },
    /** Its light goes out; it is opened anew when it is wanted again. */
    turnOff(kind: Kind) {
      opening++;
      take(kind, null, 'off');
    },
    turnOn: (kind: Kind) => askOne(kind, ++opening),
    /** Some were plugged in or taken out. */
    list,
    close() {
      opening++;
      for (const kind of kinds) {
        devices[kind].track?.stop();
        devices = { ...devices, [kind]: off };
      }
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    get: () => devices,
  };
}
