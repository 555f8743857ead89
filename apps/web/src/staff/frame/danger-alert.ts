import { useEffect, useEffectEvent } from 'react';

const REPEAT_MS = 20_000;
let context: AudioContext | undefined;

/** Browsers play sounds after the first press or key alone. */
function unlock(): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  context.resume().catch(() => {});
}
/** Two short tones. Silent before the first press on the page. */
function beep(): void {
  if (context?.state !== 'running') return;
  for (const [after, hertz] of [
    [0, 880],
    [0.25, 660],
  ] as const) {
    const tone = context.createOscillator(),
      volume = context.createGain(),
      at = context.currentTime + after;
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(0.2, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.2);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + 0.2);
  }
}
/** While danger signs wait: before the title of the page, and as a sound that repeats. `prefix`: '(2) Danger – '. */
export function useDangerAlert(waiting: number, prefix: string, isMuted: boolean): void {
  useEffect(() => {
    addEventListener('pointerdown', unlock);
    addEventListener('keydown', unlock);
    return () => {
      removeEventListener('pointerdown', unlock);
      removeEventListener('keydown', unlock);
    };
  }, []);
  useEffect(() => {
    if (waiting === 0) return undefined;
    const mark = () => {
      if (!document.title.startsWith(prefix)) document.title = prefix + document.title;
    };
    mark();
    // Pages set their own title when they are opened.
    const observer = new MutationObserver(mark);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [waiting, prefix]);
  const sound = useEffectEvent(() => {
    if (!isMuted) beep();
  });
  useEffect(() => {
    if (waiting === 0) return undefined;
    sound();
    const timer = setInterval(() => sound(), REPEAT_MS);
    return () => clearInterval(timer);
  }, [waiting]);
}
