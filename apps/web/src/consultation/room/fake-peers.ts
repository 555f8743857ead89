import type { SignalData } from '@doorstep/contract/chat.schema';
import type { CallNeeds } from './call.ts';

type Listener = (event: never) => void;
/** For tests: browsers that connect as soon as one has answered the other's offer, and throw where a real one would. */
export function fakeBrowsers() {
  const all = new Map<number, FakeConnection>();
  const line = { reachable: true };
  let made = 0;

  class FakeStream {
    tracks: MediaStreamTrack[] = [];
    addTrack(track: MediaStreamTrack) {
      this.tracks.push(track);
    }
  }
  class FakeConnection {
    number = made++;
    signalingState: RTCSignalingState = 'stable';
    connectionState: RTCPeerConnectionState = 'new';
    localDescription: RTCSessionDescriptionInit | null = null;
    remoteDescription: RTCSessionDescriptionInit | null = null;
    senders: Array<{ kind: string; track: MediaStreamTrack | null }> = [];
    /** What the next `getStats` tells. */
    counted: object[] = [];
    restarts = 0;
    rollbacks = 0;
    ways: unknown[] = [];
    #listeners = new Map<string, Listener[]>();
    #needs = false;
    constructor() {
      all.set(this.number, this);
    }
    addEventListener(name: string, listener: Listener) {
      this.#listeners.set(name, [...(this.#listeners.get(name) ?? []), listener]);
    }
    #fire(name: string, event: object = {}) {
      for (const listener of this.#listeners.get(name) ?? []) listener(event as never);
    }
    #negotiate() {
      this.#needs = true;
      queueMicrotask(() => {
        if (!this.#needs || this.signalingState !== 'stable') return;
        this.#needs = false;
        this.#fire('negotiationneeded');
      });
    }
    addTrack(track: MediaStreamTrack) {
      const sender = {
        kind: track.kind,
        track: track as MediaStreamTrack | null,
        replaceTrack: async (next: MediaStreamTrack | null) => {
          sender.track = next;
        },
      };
      this.senders.push(sender);
      this.#negotiate();
      return sender;
    }
    restartIce() {
      this.restarts++;
      this.#negotiate();
    }
    async setLocalDescription() {
      await Promise.resolve();
      if (this.signalingState === 'closed') throw new Error('closed');
      const isAnswer = this.signalingState === 'have-remote-offer';
      this.localDescription = { type: isAnswer ? 'answer' : 'offer', sdp: String(this.number) };
      this.#to(isAnswer ? 'stable' : 'have-local-offer');
      this.#fire('icecandidate', { candidate: { toJSON: () => ({ candidate: `of ${this.number}` }) } });
    }
    async setRemoteDescription({ type, sdp }: { type: string; sdp: string }) {
      await Promise.resolve();
      if (type === 'offer') {
        if (this.signalingState === 'have-local-offer') this.rollbacks++;
        this.#to('have-remote-offer');
      } else if (this.signalingState === 'have-local-offer') this.#to('stable');
      else throw new Error(`an answer in ${this.signalingState}`);
      const isFirst = this.remoteDescription?.sdp !== sdp;
      this.remoteDescription = { type: type as RTCSdpType, sdp };
      const there = all.get(Number(sdp));
      if (isFirst) for (const { track } of there?.senders ?? []) if (track) this.#fire('track', { track });
      if (type === 'answer' && line.reachable && there)
        for (const one of [this, there]) one.become('connected');
    }
    async addIceCandidate(way: unknown) {
      if (!this.remoteDescription) throw new Error('no description yet');
      this.ways.push(way);
    }
    #to(state: RTCSignalingState) {
      this.signalingState = state;
      if (state === 'stable' && this.#needs) this.#negotiate();
    }
    become(state: RTCPeerConnectionState) {
      if (this.signalingState === 'closed' || this.connectionState === state) return;
      this.connectionState = state;
      this.#fire('connectionstatechange');
    }
    async getStats() {
      return this.counted;
    }
    close() {
      this.signalingState = 'closed';
    }
  }
  return {
    line,
    /** Those that are open, the oldest first. */
    open: () => [...all.values()].filter(({ signalingState }) => signalingState !== 'closed'),
    media: {
      RTCPeerConnection: FakeConnection as unknown as typeof RTCPeerConnection,
      MediaStream: FakeStream as unknown as typeof MediaStream,
    },
  };
}

interface End {
  name: string;
  isUp: boolean;
  listeners: Set<(data: SignalData) => void>;
  said: SignalData[];
}
/** For tests: a socket that carries what one side says to every page of the other side. */
export function fakeSignals() {
  const ends: Array<End & { side: 'patient' | 'doctor' }> = [];
  return (side: 'patient' | 'doctor') => {
    const end = {
      side,
      name: `${side}${ends.length}`,
      isUp: true,
      listeners: new Set<(data: SignalData) => void>(),
      said: [] as SignalData[],
    };
    ends.push(end);
    const needs: Pick<CallNeeds, 'signal' | 'onSignal' | 'polite' | 'newId'> = {
      polite: side === 'patient',
      newId: (() => {
        let n = 0;
        return () => `${end.name}-${n++}`;
      })(),
      signal(data) {
        if (!end.isUp) return false;
        end.said.push(data);
        for (const other of ends)
          if (other.side !== side)
            queueMicrotask(() => {
              if (other.isUp) for (const listener of other.listeners) listener(structuredClone(data));
            });
        return true;
      },
      onSignal(listener) {
        end.listeners.add(listener);
        return () => end.listeners.delete(listener);
      },
    };
    return { end, needs };
  };
}
