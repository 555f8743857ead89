'use client';
import type { ReactNode } from 'react';
import { Avatar } from '../../base/avatar/avatar.tsx';
import { Badge } from '../../base/badge/badge.tsx';
import { useMessages } from '../../messages/provider.ts';
import { roomMessages } from '../room-messages.en.ts';

export interface CallStageProps {
  /** Of the other side, of which initials are drawn. */
  name: string;
  /** Address of their picture, for while there is no video of them. */
  image: string | null;
  /** Their video and sound: it stays where it is, seen or not, so that it goes on playing. */
  main: ReactNode;
  /** Their video is there to be seen. */
  seen: boolean;
  /** Why it is not. */
  unseen: string | undefined;
  /** They cannot be heard: their microphone is off. */
  silent: boolean;
  /** One's own picture; nothing where none is sent. */
  own: ReactNode;
}

/** The other side large, oneself small. */
export function CallStage({ name, image, main, seen, unseen, silent, own }: CallStageProps) {
  const messages = useMessages('room', roomMessages);
  return (
    <div
      className="relative overflow-hidden rounded-card border border-line bg-surface-sunken"
      // The buttons below it stay in sight.
      style={{ aspectRatio: '4 / 3', maxHeight: '55dvh' }}
    >
      <div className={seen ? 'absolute inset-0' : 'sr-only'}>{main}</div>
      {!seen && (
        <div className="absolute inset-0 grid place-items-center">
          <Avatar name={name} image={image} size="lg" />
        </div>
      )}
      <div className="absolute inset-x-0 top-0 flex flex-wrap gap-2 p-3">
        {silent && (
          <Badge tone="info" icon="icon-mic-off">
            {messages.otherMuted}
          </Badge>
        )}
        {!seen && unseen && (
          <Badge tone="info" icon="icon-video-off">
            {unseen}
          </Badge>
        )}
      </div>
      {own && (
        <div className="pointer-events-none absolute inset-x-0 bottom-0 flex justify-end p-3">
          <div
            role="img"
            aria-label={messages.you}
            className="relative w-28 overflow-hidden rounded-control border border-line bg-surface-raised md:w-36"
            style={{ aspectRatio: '4 / 3' }}
          >
            {own}
          </div>
        </div>
      )}
    </div>
  );
}
