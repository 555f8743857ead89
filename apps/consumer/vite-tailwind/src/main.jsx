import './page.css';
import { createRoot } from 'react-dom/client';
import { MedicineCard } from '@doorstep/ui/medicine/medicine-card';
import args from './shared/args.json';
import { Parts } from './shared/parts.jsx';

createRoot(document.getElementById('root')).render(
  <>
    <section id="medicine-card">
      <MedicineCard {...args.medicineCard} />
    </section>
    <Parts args={args} />
    <p id="own" className="rounded-lg bg-red-500 p-4 font-sans text-2xl font-medium transition-colors">
      <span className="max-sm:hidden">From 640 pixels on</span>
    </p>
  </>,
);
