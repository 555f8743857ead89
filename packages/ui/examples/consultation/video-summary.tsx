import { VideoSummary } from '@doorstep/ui/consultation/video-summary';

export default function Example() {
  return (
    <VideoSummary
      name="Meera Sinha"
      specialty="Obstetrics and gynaecology"
      registrationNo="JMC 20417"
      startsAt="2026-11-22T14:00:00+05:30"
      minutes={30}
      feePaise={50000}
    />
  );
}
