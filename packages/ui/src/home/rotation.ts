'use client';
import { useEffect, useState, useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';
/** Whether nothing should move: as the device says, or by comfort mode. */
const isStill = (): boolean =>
  matchMedia(query).matches || document.documentElement.dataset['comfort'] !== undefined;
function onChange(tell: () => void) {
  const asked = matchMedia(query),
    comfort = new MutationObserver(tell);
  asked.addEventListener('change', tell);
  comfort.observe(document.documentElement, { attributeFilter: ['data-comfort'] });
  return () => {
    asked.removeEventListener('change', tell);
    comfort.disconnect();
  };
}

/** Whether somebody is writing, anywhere on the page. */
const isTyping = () => document.activeElement?.matches(':read-write') === true;

/**
 * Calls `onTurn` at each interval, until somebody stops it. A pointer above it and a text being written hold it up; focus inside stops it
 * for good, so that nothing moves under who reads by keyboard. It never begins where motion is not wanted.
 */
export function useRotation(wanted: boolean, intervalMs: number, onTurn: () => void) {
  // The server's page stands still.
  const still = useSyncExternalStore(onChange, isStill, () => true);
  const [chosen, choose] = useState<boolean>();
  const [held, setHeld] = useState(false);
  const playing = chosen ?? (wanted && !still);
  const moving = playing && !held;
  useEffect(() => {
    if (!moving) return;
    const timer = setInterval(() => {
      if (!document.hidden && !isTyping()) onTurn();
    }, intervalMs);
    return () => clearInterval(timer);
  }, [moving, intervalMs, onTurn]);
  return {
    playing,
    moving,
    toggle: () => choose(!playing),
    stop: () => choose(false),
    /** For the part that moves. */
    holds: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => choose(false),
    },
  };
}
