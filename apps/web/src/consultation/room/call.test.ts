import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createCall, type Call, type OwnTracks } from './call.ts';
import { fakeBrowsers, fakeSignals } from './fake-peers.ts';
import { createJudge, createSampler, type LineSample } from './quality.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const track = (kind: 'audio' | 'video') => ({ kind, enabled: true }) as MediaStreamTrack;
const both = (): OwnTracks => ({ audio: track('audio'), video: track('video') });
const seconds = (n: number) => vi.advanceTimersByTimeAsync(n * 1_000);
const settled = () => seconds(0.01);

function setUp() {
  const browsers = fakeBrowsers(),
    signals = fakeSignals();
  const side = (name: 'patient' | 'doctor') => {
    const { end, needs } = signals(name);
    return { end, call: createCall({ ...needs, ...browsers.media, iceServers: [] }) };
  };
  return { browsers, side, patient: side('patient'), doctor: side('doctor') };
}
async function connected() {
  const made = setUp();
  made.patient.call.join(both());
  made.doctor.call.join(both());
  await settled();
  expect(phases(made.patient.call, made.doctor.call)).toEqual(['connected', 'connected']);
  return made;
}
const phases = (...calls: Call[]) => calls.map((call) => call.state().phase);

describe('who joins', () => {
  test('waits until the other side is there', async () => {
    const { patient, doctor } = setUp();
    patient.call.join(both());
    await settled();
    expect(phases(patient.call, doctor.call)).toEqual(['waiting', 'idle']);
    doctor.call.join(both());
    await settled();
    expect(phases(patient.call, doctor.call)).toEqual(['connected', 'connected']);
    expect(patient.call.state()).toMatchObject({
      other: { sound: true, video: true },
      since: Date.now() - 10,
    });
    expect(patient.call.state().remote).toBeDefined();
  });
  test('both in the same moment: both offer, the patient gives way, and one connection comes of it', async () => {
    const { browsers } = await connected();
    const [a, b] = browsers.open();
    expect(browsers.open()).toHaveLength(2);
    expect(a!.rollbacks + b!.rollbacks).toBe(1);
    expect([a!.signalingState, b!.signalingState]).toEqual(['stable', 'stable']);
    expect(a!.ways).not.toEqual([]);
    expect(b!.ways).not.toEqual([]);
  });
  test('without a camera is heard, and sees the other side', async () => {
    const { patient, doctor } = setUp();
    doctor.call.join(both());
    patient.call.join({ audio: track('audio'), video: null });
    await settled();
    expect(phases(patient.call, doctor.call)).toEqual(['connected', 'connected']);
    expect(doctor.call.state().other).toEqual({ sound: true, video: false });
    expect(patient.call.state().other).toEqual({ sound: true, video: true });
  });
  test('is found also where what was said first is lost', async () => {
    const { patient, doctor } = setUp();
    patient.end.isUp = false;
    patient.call.join(both());
    doctor.call.join(both());
    await settled();
    expect(phases(patient.call, doctor.call)).toEqual(['waiting', 'waiting']);
    patient.end.isUp = true;
    patient.call.lineUp();
    await settled();
    expect(phases(patient.call, doctor.call)).toEqual(['connected', 'connected']);
  });
  test('says again every ten seconds that they are there', async () => {
    const { patient, doctor } = setUp();
    doctor.call.join(both());
    patient.end.isUp = false;
    patient.call.join(both());
    await settled();
    patient.end.isUp = true;
    await seconds(11);
    expect(phases(patient.call, doctor.call)).toEqual(['connected', 'connected']);
  });
});

describe('a line that breaks', () => {
  test('is looked for anew at once, and the call goes on', async () => {
    const { browsers, patient, doctor } = await connected();
    const { since } = patient.call.state();
    for (const pc of browsers.open()) pc.become('failed');
    expect(phases(patient.call)).toEqual(['reconnecting']);
    await settled();
    expect(browsers.open().some(({ restarts }) => restarts > 0)).toBe(true);
    expect(phases(patient.call, doctor.call)).toEqual(['connected', 'connected']);
    expect(patient.call.state().since).toBe(since);
  });
  test('one that is gone for four seconds is looked for, too', async () => {
    const { browsers, patient } = await connected();
    const [first] = browsers.open();
    first!.become('disconnected');
    await seconds(3);
    expect(first!.restarts).toBe(0);
    await seconds(2);
    expect(browsers.open().reduce((sum, { restarts }) => sum + restarts, 0)).toBe(1);
    expect(phases(patient.call)).toEqual(['connected']);
  });
  test('that cannot be had is tried three times, then both are told', async () => {
    const { browsers, patient, doctor } = await connected();
    browsers.line.reachable = false;
    for (const pc of browsers.open()) pc.become('failed');
    await seconds(120);
    expect(phases(patient.call, doctor.call)).toEqual(['failed', 'failed']);
    expect(browsers.open()).toEqual([]);
    browsers.line.reachable = true;
    patient.call.retry();
    await settled();
    expect(phases(patient.call, doctor.call)).toEqual(['connected', 'connected']);
  });
  test('the socket is back: who is there says so, and what was lost meanwhile is said again', async () => {
    const { browsers, patient, doctor } = await connected();
    patient.end.isUp = false;
    for (const pc of browsers.open()) pc.become('failed');
    await settled();
    expect(phases(patient.call, doctor.call)).toEqual(['reconnecting', 'reconnecting']);
    patient.end.isUp = true;
    patient.call.lineUp();
    await settled();
    expect(phases(patient.call, doctor.call)).toEqual(['connected', 'connected']);
  });
  test('the socket comes back while the call goes on: nothing changes', async () => {
    const { browsers, patient, doctor } = await connected();
    const before = browsers.open();
    patient.call.lineUp();
    await settled();
    expect(browsers.open()).toEqual(before);
    expect(phases(patient.call, doctor.call)).toEqual(['connected', 'connected']);
  });
});

describe('who leaves', () => {
  test('is missed by the other side, and can come back', async () => {
    const { patient, doctor } = await connected();
    patient.call.leave();
    await settled();
    expect(phases(patient.call, doctor.call)).toEqual(['ended', 'waiting']);
    expect(doctor.call.state().hasLeft).toBe(true);
    patient.call.join(both());
    await settled();
    expect(phases(patient.call, doctor.call)).toEqual(['connected', 'connected']);
    expect(doctor.call.state().hasLeft).toBe(false);
  });
  test('reloads the page: the new one has the call', async () => {
    const { side, patient, doctor } = await connected();
    patient.end.isUp = false;
    const again = side('patient');
    again.call.join(both());
    await settled();
    expect(phases(again.call, doctor.call)).toEqual(['connected', 'connected']);
  });
  test('opens it a second time: the first page is told, and can take it back', async () => {
    const { side, patient, doctor } = await connected();
    const second = side('patient');
    second.call.join(both());
    await settled();
    expect(phases(patient.call, second.call, doctor.call)).toEqual(['ended', 'connected', 'connected']);
    expect(patient.call.state().ended).toBe('taken');
    patient.call.retry();
    await settled();
    expect(phases(patient.call, second.call, doctor.call)).toEqual(['connected', 'ended', 'connected']);
  });
  test('two pages wait before the other side comes: one of them has the call', async () => {
    const { side, patient, doctor } = setUp();
    const second = side('patient');
    patient.call.join(both());
    second.call.join(both());
    await settled();
    doctor.call.join(both());
    await seconds(30);
    expect(new Set(phases(patient.call, second.call))).toEqual(new Set(['connected', 'ended']));
    expect(phases(doctor.call)).toEqual(['connected']);
  });
  test('closes the page: nothing is heard any more', async () => {
    const { patient, doctor } = await connected();
    patient.call.leave();
    await settled();
    expect(patient.end.listeners.size).toBe(0);
    expect(phases(doctor.call)).toEqual(['waiting']);
  });
});

describe('sound and video', () => {
  test('sound only by hand is for both; each turns its own video on again', async () => {
    const { browsers, patient, doctor } = await connected();
    const videos = () =>
      browsers.open().map(({ senders }) => senders.find(({ kind }) => kind === 'video')?.track !== null);
    patient.call.soundOnly();
    await settled();
    expect(phases(patient.call, doctor.call)).toEqual(['audio-only', 'audio-only']);
    expect(doctor.call.state().audioOnly).toBe('other');
    expect(videos()).toEqual([false, false]);
    patient.call.videoAgain();
    await settled();
    expect(phases(patient.call, doctor.call)).toEqual(['connected', 'audio-only']);
    expect(doctor.call.state().other.video).toBe(true);
    doctor.call.videoAgain();
    await settled();
    expect(videos()).toEqual([true, true]);
  });
  test('joined with sound only: the other side sends none either', async () => {
    const { patient, doctor } = setUp();
    doctor.call.join(both());
    patient.call.join(both(), true);
    await settled();
    expect(phases(patient.call, doctor.call)).toEqual(['audio-only', 'audio-only']);
    expect(doctor.call.state().other.video).toBe(false);
  });
  test('a microphone that is off is told, also after another one was chosen', async () => {
    const { patient, doctor } = await connected();
    patient.call.mute(true);
    await settled();
    expect(doctor.call.state().other).toEqual({ sound: false, video: true });
    const fresh = track('audio');
    patient.call.setTrack('audio', fresh);
    expect(fresh.enabled).toBe(false);
    patient.call.setTrack('video', null);
    await settled();
    expect(doctor.call.state().other).toEqual({ sound: false, video: false });
  });
  test('a line that loses a fifth for ten seconds carries sound alone, from both sides', async () => {
    const { browsers, patient, doctor } = await connected();
    const lossy = browsers.open()[0]!;
    let counted = 0;
    const lose = async (samples: number) => {
      for (let i = 0; i < samples; i++) {
        counted++;
        lossy.counted = [{ type: 'inbound-rtp', packetsReceived: 400 * counted, packetsLost: 100 * counted }];
        await seconds(2);
      }
    };
    await lose(3);
    expect(phases(patient.call, doctor.call)).toContain('weak');
    await lose(3);
    expect(phases(patient.call, doctor.call)).toEqual(['audio-only', 'audio-only']);
    expect(new Set([patient.call, doctor.call].map((call) => call.state().audioOnly))).toEqual(
      new Set(['line', 'other']),
    );
  });
});

describe('how a line is judged', () => {
  const fine: LineSample = { lossIn: 0.01, lossOut: 0, roundTrip: 0.1, room: 900_000 },
    judged = (samples: LineSample[]) => {
      const judge = createJudge();
      return samples.map((one) => judge.hear(one));
    };
  test.each([
    ['lost on the way here', { lossIn: 0.2 }],
    ['lost on the way there', { lossOut: 0.1 }],
    ['slow', { roundTrip: 0.9 }],
    ['narrow', { room: 60_000 }],
  ])('%s', (_, more) => {
    expect(judged(Array.from({ length: 5 }, () => ({ ...fine, ...more })))).toEqual([
      'good',
      'weak',
      'weak',
      'weak',
      'too-weak',
    ]);
  });
  test('one bad moment is none; three good ones make up for bad ones', () => {
    const bad = { ...fine, lossIn: 0.5 };
    expect(judged([fine, bad, fine, fine, fine, bad, fine])).not.toContain('weak');
    expect(judged([bad, bad, fine, fine, fine])).toEqual(['good', 'weak', 'weak', 'weak', 'good']);
  });
  test('it is more patient after somebody has asked for video', () => {
    const judge = createJudge(),
      bad = { ...fine, lossIn: 0.5 };
    judge.forgive();
    expect(Array.from({ length: 9 }, () => judge.hear(bad)).indexOf('too-weak')).toBe(8);
  });
  test('what a browser counts is read as what is new since the last time', () => {
    const sample = createSampler();
    const count = (n: number) => [
      { type: 'inbound-rtp', packetsReceived: 900 * n, packetsLost: 100 * n },
      { type: 'outbound-rtp', packetsSent: 1_000 * n },
      { type: 'remote-inbound-rtp', packetsLost: 50 * n },
      { type: 'candidate-pair', nominated: false, currentRoundTripTime: 5 },
      { type: 'candidate-pair', nominated: true, currentRoundTripTime: 0.2, availableOutgoingBitrate: 3e5 },
    ];
    expect(sample(count(1) as unknown as RTCStatsReport)).toBeUndefined();
    expect(sample(count(2) as unknown as RTCStatsReport)).toEqual({
      lossIn: 0.1,
      lossOut: 0.05,
      roundTrip: 0.2,
      room: 300_000,
    });
    // Too few to tell, and lost ones that came after all.
    expect(
      sample([
        { type: 'inbound-rtp', packetsReceived: 1_805, packetsLost: 190 },
      ] as unknown as RTCStatsReport),
    ).toMatchObject({ lossIn: 0, roundTrip: 0, room: undefined });
  });
});
