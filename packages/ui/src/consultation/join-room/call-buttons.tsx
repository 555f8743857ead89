'use client';
import { Icon } from '../../base/icon/icon.tsx';
import type { IconName } from '../../base/icon/names.ts';
import { cn } from '../../cn.ts';
import { useMessages } from '../../messages/provider.ts';
import { roomMessages } from '../room-messages.en.ts';
import { wrapText } from '../../messages/wrap-text.ts';

export interface CallButtonsProps {
  /** One is not heard. */
  muted: boolean;
  /** One's camera is off; null where there is none. */
  cameraOff: boolean | null;
  /** No video is sent or wanted. */
  soundOnly: boolean;
  /** Called with what it is to be from now on. */
  onMute: (muted: boolean) => void;
  /** Likewise. */
  onCameraOff: (off: boolean) => void;
  /** Likewise. */
  onSoundOnly: (soundOnly: boolean) => void;
  /** Called to go to the chat beside the call. */
  onChat: () => void;
  /** Messages of the other side that nobody has seen. */
  unread: number;
  /** Called to leave the call. */
  onLeave: () => void;
}
const look =
  'flex min-h-14 w-20 flex-col items-center justify-center gap-0.5 rounded-control border px-1 py-1 text-center text-meta font-strong [line-height:1.25] transition-colors wrap-anywhere disabled:cursor-not-allowed disabled:border-transparent disabled:bg-surface-sunken disabled:text-content-muted';
const plain =
  'border-line-strong bg-surface-raised text-accent-text not-disabled:hover:bg-accent-tint aria-pressed:border-accent-line aria-pressed:bg-accent-tint';

/** What one does in a call: a drawing with its word, as large as a thumb. What is switched keeps its name, and is drawn another way. */
export function CallButtons({
  muted,
  cameraOff,
  soundOnly,
  onMute,
  onCameraOff,
  onSoundOnly,
  onChat,
  unread,
  onLeave,
}: CallButtonsProps) {
  const messages = useMessages('room', roomMessages);
  const isDark = cameraOff !== false || soundOnly;
  const switches: ReadonlyArray<
    readonly [name: string, icon: IconName, isOn: boolean, onSwitch: (isOn: boolean) => void, can: boolean]
  > = [
    [messages.mute, muted ? 'icon-mic-off' : 'icon-mic', muted, onMute, true],
    [
      messages.cameraOff,
      isDark ? 'icon-video-off' : 'icon-video',
      cameraOff === true,
      onCameraOff,
      cameraOff !== null && !soundOnly,
    ],
    [messages.soundOnly, 'icon-phone', soundOnly, onSoundOnly, true],
  ];
  return (
    <div role="group" aria-label={messages.buttons} className="flex flex-wrap gap-2 *:grow">
      {switches.map(([name, icon, isOn, onSwitch, can]) => (
        <button
          key={name}
          type="button"
          aria-pressed={isOn}
          disabled={!can}
          className={cn(look, plain)}
          onClick={() => onSwitch(!isOn)}
        >
          <Icon name={icon} className="text-title" />
          {wrapText(name)}
        </button>
      ))}
      <button type="button" className={cn(look, plain)} onClick={onChat}>
        <Icon name="icon-message-circle" className="text-title" />
        <span>{unread > 0 ? messages.chatUnread(unread) : messages.chat}</span>
      </button>
      <button
        type="button"
        className={cn(
          look,
          'border-transparent bg-danger-fill text-danger-on-fill not-disabled:hover:bg-danger-fill-hover',
        )}
        onClick={onLeave}
      >
        <Icon name="icon-phone-off" className="text-title" />
        <span>{messages.leave}</span>
      </button>
    </div>
  );
}
