'use client';
import { useSyncExternalStore } from 'react';

// The modal dialogs that are open, the one on top last. What floats above everything has to be inside of that one: the rest of the page is inert.
const open: HTMLElement[] = [];
const followers = new Set<(top: HTMLElement) => void>();
const top = () => open.at(-1) ?? document.body;
const tell = () => {
  for (const follow of followers) follow(top());
};

/** The page behind does not scroll; where its bar had room, the room stays. @returns what gives back the page's own style */
function lock(): () => void {
  const { style, clientWidth } = document.documentElement;
  const { overflow, scrollbarGutter } = style;
  if (innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
  return () => {
    style.overflow = overflow;
    style.scrollbarGutter = scrollbarGutter;
  };
}
let unlock = () => {};

/** @returns what to call when it closes */
export function enterTop(dialog: HTMLElement): () => void {
  if (open.length === 0) unlock = lock();
  open.push(dialog);
  tell();
  return () => {
    open.splice(open.indexOf(dialog), 1);
    if (open.length === 0) unlock();
    tell();
  };
}

/** Calls `follow` with the uppermost modal, or with the body: now, and when another one is. @returns what ends it */
export function followTop(follow: (top: HTMLElement) => void): () => void {
  followers.add(follow);
  follow(top());
  return () => {
    followers.delete(follow);
  };
}

const never = () => () => {};
/** Whether there is a body to stand in: a server has none, and the first drawing in the browser is the server's. */
export const useBody = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
