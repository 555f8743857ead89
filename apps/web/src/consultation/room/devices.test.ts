import { expect, test, vi } from 'vitest';
import { createDevices } from './devices.ts';

type Wanted = { audio?: { deviceId?: { ideal: string } }; video?: { deviceId?: { ideal: string } } };
class FakeTrack extends EventTarget {
  isStopped = false;
  constructor(
    readonly kind: 'audio' | 'video',
    readonly deviceId: string,
  ) {
    super();
  }
  stop() {
    this.isStopped = true;
  }
  getSettings() {
    return { deviceId: this.deviceId };
  }
}
/** A computer whose camera and microphone answer as `faults` says. */
function computer(faults: Partial<Record<'audio' | 'video', string>> = {}) {
  const tracks: FakeTrack[] = [],
    asked: string[] = [];
  const media = {
    async getUserMedia(wanted: Wanted) {
      const kinds = (['audio', 'video'] as const).filter((kind) => wanted[kind]);
      asked.push(kinds.join('+'));
      await Promise.resolve();
      const fault = kinds.map((kind) => faults[kind]).find(Boolean);
      if (fault) throw new DOMException('no', fault);
      const got = kinds.map((kind) => new FakeTrack(kind, wanted[kind]!.deviceId?.ideal ?? `first ${kind}`));
      tracks.push(...got);
      return { getTracks: () => got };
    },
    enumerateDevices: async () => [
      { kind: 'audioinput', deviceId: 'first audio', label: 'Headset' },
      { kind: 'videoinput', deviceId: 'first video', label: '' },
      { kind: 'videoinput', deviceId: '', label: '' },
      { kind: 'audiooutput', deviceId: 'loud', label: 'Loudspeaker' },
    ],
  };
  const onTrack = vi.fn();
  return {
    devices: createDevices(media as unknown as MediaDevices, onTrack),
    faults,
    tracks,
    asked,
    onTrack,
  };
}
const states = ({ devices }: ReturnType<typeof computer>) => {
  const { audio, video } = devices.get();
  return [audio.state, video.state];
};

test('both are asked for at once, and listed by their names', async () => {
  const mine = computer();
  expect(states(mine)).toEqual(['off', 'off']);
  const opened = mine.devices.open();
  expect(states(mine)).toEqual(['asking', 'asking']);
  await opened;
  expect(states(mine)).toEqual(['on', 'on']);
  expect(mine.asked).toEqual(['audio+video']);
  expect(mine.devices.get()).toMatchObject({
    audio: { all: [{ id: 'first audio', name: 'Headset' }], chosen: 'first audio' },
    video: { all: [{ id: 'first video', name: '' }] },
  });
});
test.each([
  ['NotFoundError', 'missing'],
  ['OverconstrainedError', 'missing'],
  ['NotReadableError', 'busy'],
])('a camera with %s leaves the microphone working', async (fault, state) => {
  const mine = computer({ video: fault });
  await mine.devices.open();
  expect(states(mine)).toEqual(['on', state]);
});
test('who allows none of them is asked for the microphone once more, and not for the camera', async () => {
  const mine = computer({ audio: 'NotAllowedError', video: 'NotAllowedError' });
  await mine.devices.open();
  expect(states(mine)).toEqual(['denied', 'denied']);
  expect(mine.asked).toEqual(['audio+video', 'audio']);
  // Allowed after all.
  mine.faults.audio = undefined as never;
  mine.faults.video = undefined as never;
  await mine.devices.open();
  expect(states(mine)).toEqual(['on', 'on']);
});
test('a page that gets no devices at all says so', async () => {
  const devices = createDevices(undefined, vi.fn());
  await devices.open();
  expect(devices.get()).toMatchObject({ audio: { state: 'insecure' }, video: { state: 'insecure' } });
});
test('another camera takes the place of the first, which is let go before', async () => {
  const mine = computer();
  await mine.devices.open();
  await mine.devices.choose('video', 'back');
  const [, front, back] = mine.tracks;
  expect([front!.isStopped, back!.isStopped]).toEqual([true, false]);
  expect(mine.devices.get().video).toMatchObject({ chosen: 'back', track: back });
  expect(mine.onTrack).toHaveBeenLastCalledWith('video', back);
});
test('off is dark: the track is stopped, and comes anew when it is wanted', async () => {
  const mine = computer();
  await mine.devices.open();
  mine.devices.turnOff('video');
  expect(mine.tracks.map(({ isStopped }) => isStopped)).toEqual([false, true]);
  expect(mine.onTrack).toHaveBeenLastCalledWith('video', null);
  await mine.devices.turnOn('video');
  expect(states(mine)).toEqual(['on', 'on']);
});
test('what comes after the page has let go is stopped at once', async () => {
  const mine = computer(),
    opened = mine.devices.open();
  mine.devices.close();
  await opened;
  expect(mine.tracks.map(({ isStopped }) => isStopped)).toEqual([true, true]);
  expect(states(mine)).toEqual(['off', 'off']);
});
test('a microphone that is pulled out is missing', async () => {
  const mine = computer();
  await mine.devices.open();
  mine.tracks[0]!.dispatchEvent(new Event('ended'));
  expect(states(mine)).toEqual(['missing', 'on']);
  expect(mine.onTrack).toHaveBeenLastCalledWith('audio', null);
});
