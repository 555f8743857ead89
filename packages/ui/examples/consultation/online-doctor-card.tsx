import { OnlineDoctorCard } from '@doorstep/ui/consultation/online-doctor-card';

export default function Example() {
  return (
    <OnlineDoctorCard
      name="Meera Sinha"
      specialty="Obstetrics and gynaecology"
      registrationNo="JMC 20417"
      available
      feePaise={50000}
      kind="chat"
      href="#doctor"
      onStart={() => {}}
    />
  );
}
