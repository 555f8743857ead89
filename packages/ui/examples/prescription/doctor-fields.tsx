import { DoctorFields } from '@doorstep/ui/prescription/doctor-fields';

export default function Example() {
  return (
    <DoctorFields
      id="review"
      value={{
        name: 'Dr. Sanjay Minz',
        registration: 'JMC 18842',
        address: 'Sadar Hospital, Ranchi',
        writtenOn: '2026-11-02',
        age: '68',
        patient: 'Asha Kumari',
        oldReason: '',
      }}
      onValueChange={() => {}}
      today="2026-11-24"
    />
  );
}
