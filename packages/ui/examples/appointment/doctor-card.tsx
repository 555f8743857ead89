import { DoctorCard } from '@doorstep/ui/appointment/doctor-card';

export default function Example() {
  return (
    <DoctorCard
      name="Meera Sinha"
      specialty="Obstetrics and gynaecology"
      qualification="MBBS, MS"
      languages={['Hindi', 'English']}
      feePaise={50000}
      nextFree="2026-11-24T10:30:00+05:30"
      href="#doctor"
      bookHref="#times"
    />
  );
}
