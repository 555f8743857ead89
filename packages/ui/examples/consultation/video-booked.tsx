import { VideoBooked } from '@doorstep/ui/consultation/video-booked';

export default function Example() {
  return (
    <VideoBooked
      summary={{
        name: 'Meera Sinha',
        specialty: 'Obstetrics and gynaecology',
        registrationNo: 'JMC 20417',
        image: null,
        startsAt: '2026-11-22T14:00:00+05:30',
        minutes: 30,
        whatsapp: '98765 43210',
        feePaise: 50000,
      }}
      number="VC-9XTB4M7K2WPQ"
      linkMinutes={15}
      readyMinutes={5}
      freeUntil="2026-11-22T12:00:00+05:30"
      roomHref="#room"
      orderHref="#order"
      onAddToCalendar={() => {}}
      onClose={() => {}}
    />
  );
}
