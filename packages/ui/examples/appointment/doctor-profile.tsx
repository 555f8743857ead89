import { DoctorProfile } from '@doorstep/ui/appointment/doctor-profile';

export default function Example() {
  return (
    <DoctorProfile
      name="Meera Sinha"
      specialty="Obstetrics and gynaecology"
      qualification="MBBS, MS"
      languages={['Hindi', 'English']}
      feePaise={50000}
      nextFree="2026-11-24T10:30:00+05:30"
      registration="JMC 20417"
      experienceYears={14}
      about="Pregnancy, periods and women’s health at every age."
      clinic="Lalpur clinic"
      clinicAddress="Circular Road, Lalpur, Ranchi 834001"
      minutes={30}
      bookHref="#times"
    />
  );
}
