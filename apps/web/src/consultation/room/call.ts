import type { SignalData } from '@doorstep/contract/chat.schema';
import { createPeer, type Peer, type PeerNeeds } from './peer.ts';
import { createJudge, createSampler } from './quality.ts';

export type CallPhase =
  | 'idle'
  /** Nobody else is there. */
  | 'waiting'
  | 'connecting'
  | 'connected'
  | 'weak'
  | 'audio-only'
  | 'reconnecting'
  | 'failed'
  | 'ended';
export interface CallState {
  phase: CallPhase;
  /** What comes from the other side. */
  remote: MediaStream | undefined;
  /** Whether the other side's microphone and camera are on. */
  other: { sound: boolean; video: boolean };
  /** Why no video is sent: by one's own wish, by a weak line, because the other side asked so. */
  audioOnly: 'own' | 'line' | 'other' | undefined;
  isMuted: boolean;
  /** Since when both hear each other, by the device's clock in ms. */
  since: number | undefined;
  /** The other side was there, and has left. */
  hasLeft: boolean;
  /** Why it is over: `taken` by another page or device of the same side. */
  ended: 'left' | 'taken' | undefined;
}
type Kind = 'audio' | 'video';
export type OwnTracks = Record<Kind, MediaStreamTrack | null>;
export interface CallNeeds extends Pick<PeerNeeds, 'RTCPeerConnection' | 'MediaStream'> {
  /** Gives way where both offer at once: one of the two sides does. */
  polite: boolean;
  /** To the other side; false where there is no line to say it over. */
  signal: (data: SignalData) => boolean;
  onSignal: (listener: (data: SignalData) => void) => () => void;
  iceServers: RTCIceServer[];
  newId?: () => string;
}

/** A try that has not connected after so long is given up for a new one, a few times. */
const CONNECT_MS = 15_000;
const TRIES = 3;
/** A line that is gone for so long does not come back by itself. */
const GONE_MS = 4_000;
/** Who waits says so again: what was said while the other side had no line is lost. */
const REPEAT_MS = 10_000;
const STATS_MS = 2_000;

/**
 * One side of a call between two browsers (docs/decisions/chat.md). Each try has an id of its own; of two pages or devices of one side the
 * last one has the call.
 */
export function createCall({ polite, signal, onSignal, iceServers, newId, ...media }: CallNeeds) {
  const freshId = newId ?? (() => crypto.randomUUID());
  let state: CallState = {
    phase: 'idle',
    remote: undefined,
    other: { sound: true, video: true },
    audioOnly: undefined,
    isMuted: false,
    since: undefined,
    hasLeft: false,
    ended: undefined,
  };
  const listeners = new Set<() => void>();
  const own: OwnTracks = { audio: null, video: null };
  const judge = createJudge();
  /** Tries of the other side that it has left, or that another has replaced. */
  const gone = new Set<string>();
  let id = '',
    tries = 0,
    isWeak = false,
    peer: Peer | undefined;
  let unsubscribe: (() => void) | undefined;
  let watch: ReturnType<typeof setTimeout> | undefined,
    lost: ReturnType<typeof setTimeout> | undefined,
    repeat: ReturnType<typeof setInterval> | undefined,
    stats: ReturnType<typeof setInterval> | undefined;

  function set(more: Partial<CallState>) {
    state = { ...state, ...more };
    for (const listener of listeners) listener();
  }
  const isOn = () => state.phase !== 'idle' && state.phase !== 'ended';
  const sent = (kind: Kind) => (kind === 'video' && state.audioOnly ? null : own[kind]);
  const say = (data: SignalData, to = peer?.remote) =>
    signal({ ...data, from: id, ...(to !== undefined && { to }) });
  const ownState = () => ({ sound: own.audio !== null && !state.isMuted, video: sent('video') !== null });
  const sayState = () => {
    if (peer) say({ call: 'state', ...ownState() });
  };
  const sayJoin = (to?: string) => signal({ call: 'join', from: id, ...(to && { to }), ...ownState() });

  function drop() {
    clearTimeout(watch);
    clearTimeout(lost);
    clearInterval(repeat);
    clearInterval(stats);
    watch = undefined;
    peer?.close();
    peer = undefined;
    isWeak = false;
  }
  /** Says that one is there, until somebody answers. */
  function call(phase: 'waiting' | 'connecting' | 'reconnecting') {
    drop();
    unsubscribe ??= onSignal(hear);
    id = freshId();
    set({ phase, remote: undefined });
    sayJoin();
    repeat = setInterval(() => sayJoin(), REPEAT_MS);
    // Nobody answers: they are not there.
    if (phase !== 'waiting') watch = setTimeout(() => set({ phase: 'waiting' }), CONNECT_MS);
  }
  const trying = () => (state.since === undefined ? 'connecting' : 'reconnecting');
  function giveUpTry() {
    watch = undefined;
    if (++tries < TRIES) call(trying());
    else {
      drop();
      set({ phase: 'failed', remote: undefined });
    }
  }
  function meet(remote: string): Peer {
    drop();
    const met = createPeer({
      ...media,
      iceServers,
      polite,
      remote,
      say: (data) => say(data, remote),
      onRemote: (stream) => set({ remote: stream }),
      onState: (now) => {
        if (met === peer) onPeer(now);
      },
    });
    peer = met;
    watch = setTimeout(giveUpTry, CONNECT_MS);
    set({ phase: trying(), remote: undefined, hasLeft: false });
    for (const kind of ['audio', 'video'] as const) met.send(kind, sent(kind));
    return met;
  }
  function showConnected() {
    set({ phase: state.audioOnly ? 'audio-only' : isWeak ? 'weak' : 'connected' });
  }
  function onPeer(now: RTCPeerConnectionState) {
    clearTimeout(lost);
    if (now === 'connected') {
      clearTimeout(watch);
      watch = undefined;
      tries = 0;
      if (state.since === undefined && state.audioOnly) say({ call: 'audio-only' });
      set({ since: state.since ?? Date.now() });
      showConnected();
      sayState();
      clearInterval(stats);
      const sample = createSampler();
      stats = setInterval(() => void measure(sample), STATS_MS);
    } else if (now === 'disconnected' || now === 'failed') {
      clearInterval(stats);
      set({ phase: trying() });
      watch ??= setTimeout(giveUpTry, CONNECT_MS);
      if (now === 'failed') peer?.restart();
      else lost = setTimeout(() => peer?.restart(), GONE_MS);
    }
  }
  async function measure(sample: ReturnType<typeof createSampler>) {
    const measured = peer,
      seen = await measured?.stats().then(sample, () => undefined);
    if (!seen || measured !== peer || watch !== undefined) return;
    const quality = judge.hear(seen);
    isWeak = quality !== 'good';
    if (quality === 'too-weak' && (sent('video') || state.other.video)) soundOnly('line');
    else showConnected();
  }
  function soundOnly(by: NonNullable<CallState['audioOnly']>) {
    set({ audioOnly: by });
    peer?.send('video', null);
    if (by !== 'other') say({ call: 'audio-only' });
    if (peer && watch === undefined) showConnected();
  }
  function end(ended: NonNullable<CallState['ended']>) {
    drop();
    unsubscribe?.();
    unsubscribe = undefined;
    set({ phase: 'ended', ended, remote: undefined, since: undefined });
  }

  /** `from` of the other side's try that says something to this one. */
  function hearCall(data: Extract<SignalData, { call: unknown }>, from: string) {
    const theirs = { sound: data.sound ?? true, video: data.video ?? true };
    if (data.call === 'join') {
      if (gone.has(from)) return;
      if (peer?.remote === from) {
        // Their socket was gone: what was said meanwhile is lost.
        if (data.to === undefined) peer.again();
        sayState();
      } else {
        const replaced = peer?.remote;
        meet(from);
        if (replaced !== undefined) {
          gone.add(replaced);
          say({ call: 'taken' }, replaced);
        }
        if (data.to === undefined) sayJoin(from);
      }
      set({ other: theirs });
    } else if (data.call === 'taken') {
      if (data.to === id) end('taken');
    } else if (peer?.remote !== from) return;
    else if (data.call === 'leave') {
      gone.add(from);
      tries = 0;
      call('waiting');
      set({ hasLeft: true, since: undefined });
    } else if (data.call === 'state') set({ other: theirs });
    else {
      set({ other: { ...state.other, video: false } });
      if (!state.audioOnly) soundOnly('other');
    }
  }
  function hear(data: SignalData) {
    const { from, to } = data;
    if (!isOn() || from === undefined || from === id || (to !== undefined && to !== id)) return;
    if ('call' in data) hearCall(data, from);
    // It may come before the 'join' that it follows.
    else if (peer?.remote === from || (!peer && to === id && !gone.has(from)))
      (peer ?? meet(from)).hear(data);
  }

  return {
    /** `isSoundOnly`: without video in either direction, from the beginning. */
    join(tracks: OwnTracks, isSoundOnly = false) {
      Object.assign(own, tracks);
      tries = 0;
      set({
        ended: undefined,
        hasLeft: false,
        since: undefined,
        audioOnly: isSoundOnly ? 'own' : undefined,
      });
      if (own.audio) own.audio.enabled = !state.isMuted;
      call('waiting');
    },
    /** Once more after it failed, or after another page took it. */
    retry() {
      tries = 0;
      set({ ended: undefined });
      call(state.phase === 'failed' ? trying() : 'waiting');
    },
    leave: () => {
      if (!isOn()) return;
      say({ call: 'leave' });
      end('left');
    },
    /** The line over which both signal is back. */
    lineUp() {
      if (!isOn() || state.phase === 'failed') return;
      sayJoin();
      peer?.again();
    },
    /** Another device, or none. */
    setTrack(kind: Kind, track: MediaStreamTrack | null) {
      own[kind] = track;
      if (kind === 'audio' && track) track.enabled = !state.isMuted;
      peer?.send(kind, sent(kind));
      sayState();
    },
    mute(isMuted: boolean) {
      set({ isMuted });
      if (own.audio) own.audio.enabled = !isMuted;
      sayState();
    },
    /** Both go on by sound alone. */
    soundOnly: () => soundOnly('own'),
    /** One's own video again; the other side decides for itself. */
    videoAgain() {
      judge.forgive();
      isWeak = false;
      set({ audioOnly: undefined });
      peer?.send('video', sent('video'));
      if (peer && watch === undefined) showConnected();
      sayState();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    state: () => state,
  };
}
export type Call = ReturnType<typeof createCall>;
