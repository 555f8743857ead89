// By hand: a camera's picture is a video.
import { DeviceCheck } from '@doorstep/ui/consultation/device-check';

const none = { all: [], value: undefined, onValueChange: () => {} };

export default function Example() {
  return (
    <DeviceCheck
      camera="on"
      microphone="on"
      level={0.4}
      line="good"
      cameras={none}
      microphones={none}
      onCheck={() => {}}
      onJoin={() => {}}
      busy={false}
    >
      <video autoPlay muted playsInline className="absolute inset-0 size-full" />
    </DeviceCheck>
  );
}
