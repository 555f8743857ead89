import { useEffect, useState } from 'react';

/** Whether nothing should move: as the device says, or by comfort mode. */
const isStill = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ||
  document.documentElement.dataset['comfort'] !== undefined;

/**
 * Calls `onTurn` at each interval, until somebody stops it. A pointer above it holds it up; focus inside stops it for good, so that
 * nothing moves under who reads by keyboard. It never begins where motion is not wanted.
 */
export function useRotation(wanted: boolean, intervalMs: number, onTurn: () => void) {
  // Begins in the browser alone: the server's page stands still.
  const [playing, setPlaying] = useState(false);
  const [held, setHeld] = useState(false);
  const moving = playing && !held;
  useEffect(() => {
    if (wanted && !isStill()) setPlaying(true);
  }, [wanted]);
  useEffect(() => {
    if (!moving) return;
    const timer = setInterval(() => {
      if (!document.hidden) onTurn();
    }, intervalMs);
    return () => clearInterval(timer);
  }, [moving, intervalMs, onTurn]);
  return {
    playing,
    moving,
    toggle: () => setPlaying(!playing),
    stop: () => setPlaying(false),
    /** For the part that moves. */
    holds: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setPlaying(false),
    },
  };
}
