import { MedicineCard } from '@doorstep/ui/medicine/medicine-card';
import { useLoaderData } from 'react-router';
import { Parts } from './shared/parts.jsx';

export const loader = async () => (await import('./shared/args.json')).default;

export default function Home() {
  const args = useLoaderData();
  return (
    <>
      <section id="medicine-card">
        <MedicineCard {...args.medicineCard} />
      </section>
      <Parts args={args} />
    </>
  );
}
