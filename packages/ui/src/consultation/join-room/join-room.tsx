'use client';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { Button } from '../../base/button/button.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import { Notice } from '../../base/notice/notice.tsx';
import { indian } from '../../messages/indian.ts';
import { useMessages } from '../../messages/provider.ts';
import { roomMessages } from '../room-messages.en.ts';
import { CallButtons, type CallButtonsProps } from './call-buttons.tsx';
import { CallStage } from './call-stage.tsx';
import { CallUs, isFace, RoomFace, type FaceState, type RoomFaceProps } from './room-face.tsx';
import { wrapText } from '../../messages/wrap-text.ts';

export type RoomState =
  | FaceState
  | 'waiting'
  | 'connecting'
  | 'connected'
  | 'weak'
  | 'audio-only'
  | 'reconnecting';
export interface JoinRoomProps
  extends
    Omit<ComponentProps<'section'>, 'children' | 'id'>,
    CallButtonsProps,
    Omit<RoomFaceProps, 'id' | 'state'> {
  /** How it stands. */
  state: RoomState;
  /** The other side: 'Dr. Meera Sinha', or the patient. */
  name: string;
  /** Their name without 'Dr.', of which initials are drawn. */
  plainName: string;
  /** 'Reg. JMC 20417', where the other side is a doctor. */
  registration?: string | undefined;
  /** Address of the other side's picture; initials without one. */
  image: string | null;
  /** Seconds since both have heard each other; null before. */
  elapsed: number | null;
  /** The other side's video and sound: a `video`. */
  main: ReactNode;
  /** The other side's microphone and camera are on. */
  other: { sound: boolean; video: boolean };
  /** One's own picture: a `video`. */
  own: ReactNode;
  /** Who ended the video: oneself, a weak line, the other side. */
  soundOnlyBy: 'own' | 'line' | 'other' | undefined;
  /** The other side was there, and has left. */
  hasLeft: boolean;
}
/** So long after the beginning nobody need wait without a word. */
const LATE_MS = 5 * 60_000;
const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** The room of a video consultation, from before it opens until it is left. It opens no device: pictures are handed in. */
export function JoinRoom({
  state,
  name,
  plainName,
  registration,
  image,
  opensAt,
  startsAt,
  now,
  elapsed,
  main,
  other,
  own,
  soundOnlyBy,
  hasLeft,
  onRetry,
  phone,
  muted,
  cameraOff,
  soundOnly,
  onMute,
  onCameraOff,
  onSoundOnly,
  onChat,
  unread,
  onLeave,
  className,
  children,
  ...props
}: JoinRoomProps) {
  const messages = useMessages('room', roomMessages);
  const id = useId();
  const starts = messages.time(indian(startsAt)[4]),
    lateMs = Date.parse(now) - Date.parse(startsAt);
  const isBusy = state === 'waiting' || state === 'connecting',
    stands =
      state === 'waiting'
        ? messages.waiting(name)
        : state === 'reconnecting'
          ? messages.reconnecting
          : state === 'connecting'
            ? messages.connecting(name)
            : messages.connected(name);
  const byWhom = {
    own: messages.soundOnlyOwn,
    line: messages.soundOnlyLine,
    other: messages.soundOnlyOther(name),
  };
  return (
    <section
      data-slot="join-room"
      data-state={state}
      aria-labelledby={id}
      {...props}
      className={cn('flex flex-col gap-4', className)}
    >
      {isFace(state) ? (
        <RoomFace {...{ id, state, opensAt, startsAt, now, phone, onRetry }}>{children}</RoomFace>
      ) : (
        <>
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 id={id} tabIndex={-1} className="text-lead wrap-anywhere">
              {wrapText(name)}
              {registration && (
                <span className="ms-2 text-meta text-content-muted font-regular">{registration}</span>
              )}
            </h2>
            {elapsed !== null && (
              <span role="timer" aria-label={messages.elapsed(clock(elapsed))} className="tabular-nums">
                {clock(elapsed)}
              </span>
            )}
          </div>
          <p role="status" className={isBusy ? 'flex items-center gap-2 font-strong' : 'sr-only'}>
            {isBusy && <Icon name="icon-loader-circle" className="animate-spin" />}
            {wrapText(stands)}
          </p>
          {state === 'weak' && <Notice tone="warning">{messages.weak}</Notice>}
          {state === 'reconnecting' && <Notice tone="warning">{messages.reconnecting}</Notice>}
          {soundOnlyBy && !isBusy && (
            <Notice tone="info">
              <p>{byWhom[soundOnlyBy]}</p>
              <Button tone="plain" className="mt-2" onClick={() => onSoundOnly(false)}>
                <Icon name="icon-video" />
                <span>{messages.videoAgain}</span>
              </Button>
            </Notice>
          )}
          <CallStage
            name={plainName}
            image={image}
            main={main}
            seen={other.video && (state === 'connected' || state === 'weak' || state === 'audio-only')}
            unseen={
              isBusy || state === 'reconnecting'
                ? undefined
                : soundOnly
                  ? messages.soundOnly
                  : messages.otherNoVideo
            }
            silent={!other.sound && !isBusy && state !== 'reconnecting'}
            own={own}
          />
          {state === 'waiting' && (
            <div className="flex flex-col gap-2">
              <p>
                {hasLeft
                  ? messages.hasLeft(name)
                  : lateMs >= 0
                    ? messages.waitingText
                    : messages.waitingUntil(starts)}
              </p>
              {lateMs >= LATE_MS && (
                <div className="flex flex-wrap items-center gap-3">
                  <p>{messages.late}</p>
                  <CallUs phone={phone} />
                </div>
              )}
            </div>
          )}
          {muted && (
            <p role="status" className="flex items-center gap-2 font-strong text-warning-text">
              <Icon name="icon-mic-off" />
              <span>{messages.ownMuted}</span>
            </p>
          )}
          <CallButtons
            {...{ muted, cameraOff, soundOnly, onMute, onCameraOff, onSoundOnly, onChat, unread, onLeave }}
          />
        </>
      )}
    </section>
  );
}
