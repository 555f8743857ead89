import { useEffect, useState } from 'react';

const SAMPLE_MS = 120,
  FALL = 0.8;
/** How loud a microphone is, from 0 to 1; 0 without one. */
export function useLevel(track: MediaStreamTrack | null): number {
  const [level, setLevel] = useState(0);
  useEffect(() => {
    if (!track || typeof AudioContext === 'undefined') return undefined;
    const context = new AudioContext(),
      meter = context.createAnalyser();
    // As long as the time between two looks, nearly.
    meter.fftSize = 4_096;
    context.createMediaStreamSource(new MediaStream([track])).connect(meter);
    const samples = new Float32Array(meter.fftSize);
    const timer = setInterval(() => {
      meter.getFloatTimeDomainData(samples);
      const power = samples.reduce((sum, one) => sum + one * one, 0) / samples.length;
      // Speech is a tenth of what a microphone can take.
      const loud = Math.min(1, Math.sqrt(power) * 6);
      // It falls slowly, so that it can be seen.
      setLevel((before) => Math.max(loud, before * FALL));
    }, SAMPLE_MS);
    return () => {
      clearInterval(timer);
      void context.close();
    };
  }, [track]);
  return track ? level : 0;
}

export type LineState = 'checking' | 'good' | 'weak' | 'offline';
const TRIES = 3,
  AGAIN_MS = 10_000;
/** A short answer that takes longer tells of a line that does not carry video. */
const SLOW_MS = 600;
/** What a browser guesses of its line, in Mbit/s: video wants about half of one. */
const NARROW = 0.4;
type Guess = { downlink?: number; effectiveType?: string };

async function lineNow(signal: AbortSignal): Promise<LineState> {
  const times: number[] = [];
  try {
    for (let i = 0; i < TRIES; i++) {
      const from = performance.now();
      await fetch('/api/health/', { cache: 'no-store', signal });
      times.push(performance.now() - from);
    }
  } catch {
    return 'offline';
  }
  const { downlink = 10, effectiveType = '4g' } = (navigator as { connection?: Guess }).connection ?? {};
  const middle = times.toSorted((a, b) => a - b)[1]!;
  return middle > SLOW_MS || downlink < NARROW || effectiveType.endsWith('2g') ? 'weak' : 'good';
}
/** The line to the shop, looked at every few seconds while it is shown. */
export function useLine(isShown: boolean): LineState {
  const [line, setLine] = useState<LineState>('checking');
  useEffect(() => {
    if (!isShown) return undefined;
    const ended = new AbortController();
    const look = async () => {
      const seen = navigator.onLine ? await lineNow(ended.signal) : 'offline';
      if (!ended.signal.aborted) setLine(seen);
    };
    const again = () => void look();
    again();
    const timer = setInterval(again, AGAIN_MS);
    for (const event of ['online', 'offline']) addEventListener(event, again);
    return () => {
      ended.abort();
      clearInterval(timer);
      for (const event of ['online', 'offline']) removeEventListener(event, again);
    };
  }, [isShown]);
  return line;
}

/** What somebody has allowed before needs no press while the room is open; nor does a 'no' that was taken back. */
export function useAllowed(isOpen: boolean, open: () => void) {
  useEffect(() => {
    if (!isOpen) return undefined;
    let isGone = false;
    const asked: PermissionStatus[] = [];
    const look = () => {
      if (!isGone && asked.length > 0 && asked.every(({ state }) => state === 'granted')) open();
    };
    const names = ['camera', 'microphone'] as PermissionName[];
    Promise.all(names.map((name) => navigator.permissions.query({ name })))
      .then((all) => {
        asked.push(...all);
        for (const one of all) one.addEventListener('change', look);
        look();
      })
      // A browser that does not say: it asks after the press.
      .catch(() => undefined);
    return () => {
      isGone = true;
      for (const one of asked) one.removeEventListener('change', look);
    };
  }, [isOpen, open]);
}

const SECOND_MS = 1_000;
const secondsSince = (since: number) => Math.max(0, Math.floor((Date.now() - since) / SECOND_MS));
/** Whole seconds since a moment of this device's clock; null without one. */
export function useElapsed(since: number | undefined): number | null {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (since === undefined) return undefined;
    const timer = setInterval(() => setSeconds(secondsSince(since)), SECOND_MS / 4);
    return () => {
      clearInterval(timer);
      setSeconds(0);
    };
  }, [since]);
  return since === undefined ? null : seconds;
}
