import '@doorstep/ui/styles.css';
import './shared/own.css';
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
  </>,
);
