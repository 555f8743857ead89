// By hand: a camera's picture is a video.
import { JoinRoom } from '@doorstep/ui/consultation/join-room';

export default function Example() {
  return (
    <JoinRoom
      state="connected"
      name="Dr. Meera Sinha"
      plainName="Meera Sinha"
      registration="Reg. JMC 20417"
      image={null}
      opensAt="2026-11-22T10:45:00+05:30"
      startsAt="2026-11-22T11:00:00+05:30"
      now="2026-11-22T11:04:10+05:30"
      elapsed={245}
      main={<div className="absolute inset-0 bg-surface-sunken">The other one’s video</div>}
      other={{ sound: true, video: true }}
      own={<video autoPlay muted playsInline className="absolute inset-0 size-full" />}
      soundOnlyBy={undefined}
      hasLeft={false}
      onRetry={() => {}}
      phone={{ href: '+916512345678', shown: '0651 234 5678' }}
      muted={false}
      cameraOff={false}
      soundOnly={false}
      onMute={() => {}}
      onCameraOff={() => {}}
      onSoundOnly={() => {}}
      onChat={() => {}}
      unread={0}
      onLeave={() => {}}
    >
      <p>Camera and microphone are checked before the call.</p>
    </JoinRoom>
  );
}
