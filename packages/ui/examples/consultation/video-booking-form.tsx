import { VideoBookingForm } from '@doorstep/ui/consultation/video-booking-form';

export default function Example() {
  return (
    <VideoBookingForm
      register={(name) => ({ name })}
      errors={{}}
      attempt={0}
      doctors={[
        {
          id: '1',
          name: 'Meera Sinha',
          specialty: 'Obstetrics and gynaecology',
          registrationNo: 'JMC 20417',
          image: null,
          feePaise: 50000,
          times: [
            { time: '2026-11-22T11:00', taken: false },
            { time: '2026-11-22T12:00', taken: false },
          ],
        },
        {
          id: '2',
          name: 'Ravi Oraon',
          specialty: 'Cardiology',
          registrationNo: 'JMC 20454',
          image: null,
          feePaise: 80000,
          times: [
            { time: '2026-11-22T11:00', taken: true },
            { time: '2026-11-22T12:00', taken: true },
          ],
        },
      ]}
      doctor="1"
      onDoctorChange={() => {}}
      time=""
      onTimeChange={() => {}}
      now="2026-11-22T11:12:00+05:30"
      hours={{ from: '2026-11-22T11:00:00+05:30', to: '2026-11-22T17:00:00+05:30' }}
      minutes={30}
      linkMinutes={15}
      onSubmit={() => {}}
    />
  );
}
