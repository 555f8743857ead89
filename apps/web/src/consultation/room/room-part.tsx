import { brand } from '@doorstep/contract/brand';
import { LINK_MINUTES } from '@doorstep/contract/consultation';
import { namesIn } from '@doorstep/contract/names';
import { Card } from '@doorstep/ui/base/card';
import { DeviceCheck } from '@doorstep/ui/consultation/device-check';
import { JoinRoom, type JoinRoomProps } from '@doorstep/ui/consultation/join-room';
import { useLang } from '@doorstep/ui/messages/provider';
import { useMemo, useState } from 'react';
import { useFocusKept } from '../../app/focus-kept.ts';
import { say } from '../../app/toasts.ts';
import { usePageMessages } from '../../messages/messages.ts';
import type { OpenChat } from '../chat/use-open-chat.ts';
import { consultationMessages } from '../messages.en.ts';
import { roomPageMessages } from './messages.en.ts';
import { StreamVideo } from './stream-video.tsx';
import { useElapsed, useLevel, useLine } from './use-check.ts';
import { useRoom, type Room } from './use-room.ts';
import { useUnread } from './use-unread.ts';

export interface RoomPartProps {
  open: OpenChat;
  /** Id of the chat beside it. */
  chatId: string;
}
const MINUTE_MS = 60_000;
const phone = { href: brand.phone, shown: brand.phoneShown };

function roomStateOf(
  { isHour, now }: OpenChat,
  opensAt: string,
  { phase, ended }: Room['state'],
): JoinRoomProps['state'] {
  // Who talks when the time is over may finish.
  if (phase !== 'idle' && phase !== 'ended') return phase;
  if (!isHour) return Date.parse(now) < Date.parse(opensAt) ? 'early' : 'over';
  return phase === 'idle' ? 'ready' : (ended ?? 'left');
}

/** The room of a video consultation, for its patient and its doctor. */
export default function RoomPart({ open, chatId }: RoomPartProps) {
  const messages = usePageMessages('consultation', consultationMessages);
  const words = usePageMessages('roomPage', roomPageMessages);
  const lang = useLang();
  const { detail, now } = open,
    { doctor, side } = detail,
    startsAt = detail.starts_at ?? detail.created_at;
  const room = useRoom(open),
    { devices, call, state: calling } = room,
    { audio, video } = devices;
  const [busy, setBusy] = useState(false);
  const opensAt = new Date(Date.parse(startsAt) - LINK_MINUTES * MINUTE_MS).toISOString(),
    state = roomStateOf(open, opensAt, calling),
    isChecking = state === 'early' || state === 'ready';
  const level = useLevel(isChecking ? audio.track : null),
    line = useLine(isChecking),
    { unread, goToChat } = useUnread(open, chatId);
  const own = useMemo(() => (video.track ? new MediaStream([video.track]) : undefined), [video.track]);
  const plainName = side === 'patient' ? namesIn(lang, doctor).name : detail.patient.name,
    name = side === 'patient' ? messages.doctor(plainName) : plainName;
  const isVideo = video.track !== null && !calling.audioOnly,
    picture = own && <StreamVideo stream={own} isOwn label={words.own} />;

  const elapsed = useElapsed(calling.since);
  // What was pressed is gone with what it was pressed for.
  useFocusKept(isChecking || calling.phase === 'ended', '[data-slot=join-room] h2');

  async function join(isSoundOnly: boolean) {
    setBusy(true);
    await room.join(isSoundOnly);
    setBusy(false);
  }
  async function turnOn(kind: 'audio' | 'video') {
    await room.open.turnOn(kind);
    if (!room.open.get()[kind].track) say('error', words.deviceFailed);
  }
  function soundOnly(isOn: boolean) {
    if (isOn) {
      call.soundOnly();
      if (video.track) room.open.turnOff('video');
    } else {
      call.videoAgain();
      if (!video.track && video.state !== 'missing') void turnOn('video');
    }
  }
  return (
    <Card>
      <JoinRoom
        state={state}
        name={name}
        plainName={plainName}
        registration={side === 'patient' ? messages.registration(doctor.registration_no) : undefined}
        image={side === 'patient' ? doctor.profile_image : null}
        opensAt={opensAt}
        startsAt={startsAt}
        now={now}
        elapsed={elapsed}
        main={<StreamVideo stream={calling.remote} label={name} />}
        other={calling.other}
        own={isVideo ? picture : null}
        soundOnlyBy={calling.audioOnly}
        hasLeft={calling.hasLeft}
        onRetry={() => (state === 'failed' ? call.retry() : void join(false))}
        phone={phone}
        muted={calling.isMuted || audio.track === null}
        cameraOff={video.state === 'missing' || video.state === 'insecure' ? null : video.track === null}
        soundOnly={calling.audioOnly !== undefined}
        onMute={(isMuted) => (audio.track ? call.mute(isMuted) : void turnOn('audio'))}
        onCameraOff={(isOff) => (isOff ? room.open.turnOff('video') : void turnOn('video'))}
        onSoundOnly={soundOnly}
        onChat={goToChat}
        unread={unread}
        onLeave={call.leave}
      >
        <DeviceCheck
          camera={video.state}
          microphone={audio.state}
          level={level}
          line={line}
          cameras={{
            all: video.all,
            value: video.chosen,
            onValueChange: (id) => void room.open.choose('video', id),
          }}
          microphones={{
            all: audio.all,
            value: audio.chosen,
            onValueChange: (id) => void room.open.choose('audio', id),
          }}
          onCheck={() => void room.open.open()}
          onJoin={state === 'ready' ? () => void join(false) : undefined}
          onJoinSound={() => void join(true)}
          busy={busy}
        >
          {picture}
        </DeviceCheck>
      </JoinRoom>
    </Card>
  );
}
