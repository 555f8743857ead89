import { useEffect, useState } from 'react';

const left = (until: number) => Math.max(0, Math.ceil((until - Date.now()) / 1000));
/** The moment that many seconds from now. */
export const momentIn = (seconds: number): number => Date.now() + seconds * 1000;
/** Whole seconds until a moment (of this device's clock, in ms), down to 0. */
export function useCountdown(until: number): number {
  const [seconds, setSeconds] = useState(() => left(until));
  const [counted, setCounted] = useState(until);
  if (counted !== until) {
    setCounted(until);
    setSeconds(left(until));
  }
  const over = seconds === 0;
  useEffect(() => {
    if (over) return undefined;
    const timer = setInterval(() => setSeconds(left(until)), 250);
    return () => clearInterval(timer);
  }, [until, over]);
  return seconds;
}
