'use client';
import type { ReactNode } from 'react';
import { Button } from '../../base/button/button.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import { LinkButton } from '../../base/link-button/link-button.tsx';
import { indian } from '../../messages/indian.ts';
import { useMessages } from '../../messages/provider.ts';
import { roomMessages } from '../room-messages.en.ts';

const faces = ['early', 'ready', 'failed', 'left', 'taken', 'over'] as const;
/** `early`: it is not open yet; `over`: its time has passed; `taken`: another page of the same side has the call. */
export type FaceState = (typeof faces)[number];
export const isFace = (state: string): state is FaceState => (faces as readonly string[]).includes(state);

export interface RoomFaceProps {
  /** Of its heading. */
  id: string;
  /** Which of them. */
  state: FaceState;
  /** ISO instant: from when on one may join. */
  opensAt: string;
  /** ISO instant: when it begins. */
  startsAt: string;
  /** ISO instant: what time it is. */
  now: string;
  /** Whom to call where nothing else helps: E.164, and as it is printed. */
  phone: { href: string; shown: string };
  /** Called to try again, to join again, or to take the call back. */
  onRetry: () => void;
  /** The check of one's devices: before one joins. */
  children: ReactNode;
}
const MINUTE_MS = 60_000;

/** The last step. */
export function CallUs({ phone }: Pick<RoomFaceProps, 'phone'>) {
  const messages = useMessages('room', roomMessages);
  return (
    <LinkButton href={`tel:${phone.href}`} tone="plain" size="lg">
      <Icon name="icon-phone" />
      <span>{messages.call(phone.shown)}</span>
    </LinkButton>
  );
}

/** What is seen in place of a call: before one has joined, and after it. */
export function RoomFace({ id, state, opensAt, startsAt, now, phone, onRetry, children }: RoomFaceProps) {
  const messages = useMessages('room', roomMessages);
  const time = (at: string) => messages.time(indian(at)[4]),
    starts = time(startsAt),
    ms = (at: string) => Date.parse(at) - Date.parse(now);
  const [title, ...text] = {
    early: [messages.opensTitle(starts), messages.opensAt(time(opensAt))],
    ready: [messages.readyTitle, ms(startsAt) > 0 ? messages.readyText(starts) : messages.readyLate(starts)],
    failed: [messages.failedTitle],
    left: [messages.leftTitle, messages.leftText],
    taken: [messages.takenTitle, messages.takenText],
    over: [messages.overTitle, messages.overText],
  }[state];
  const again = { failed: messages.again, left: messages.joinAgain, taken: messages.takeBack };
  return (
    <>
      <div className="flex flex-col gap-1">
        <h2 id={id} tabIndex={-1} className="text-title wrap-anywhere">
          {title}
        </h2>
        {text.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {state === 'early' && (
          <>
            <p role="timer" className="font-strong">
              {messages.opensIn(Math.floor(ms(opensAt) / MINUTE_MS))}
            </p>
            <p className="text-content-muted">{messages.opensNext}</p>
          </>
        )}
      </div>
      {state === 'failed' && (
        <ol className="flex flex-col gap-2">
          {[...messages.failedSteps, messages.failedLast].map((step, i) => (
            <li key={step} className="flex gap-2">
              <span className="font-strong">{`${i + 1}.`}</span>
              <span className="min-w-0 wrap-anywhere">{step}</span>
            </li>
          ))}
        </ol>
      )}
      {(state === 'early' || state === 'ready') && children}
      {state in again && (
        <div className="flex flex-wrap gap-3">
          <Button size="lg" onClick={onRetry}>
            {again[state as keyof typeof again]}
          </Button>
          {state === 'failed' && <CallUs phone={phone} />}
        </div>
      )}
    </>
  );
}
