import { brand } from '@doorstep/contract/brand';
import { imprint } from '@doorstep/contract/imprint';
import { drawnImage, type AreaMeta } from '../app/page-meta.ts';
import { shop } from '../app/structured-data.ts';

export const meta: AreaMeta = {
  '': ({ origin, lang }) => ({
    canonical: '/',
    description:
      lang === 'hi-IN'
        ? 'राँची में दवाइयाँ, नर्स, लैब जाँच और डॉक्टर, आपके दरवाज़े पर। दवा मँगाएँ, घर पर नर्स बुलाएँ, जाँच या डॉक्टर का समय बुक करें।'
        : `${brand.blurb} In ${imprint.city}: order medicines, book a nurse, a lab test at home, or a doctor’s appointment.`,
    image: drawnImage('home'),
    structuredData: shop(origin, '/search?q='),
  }),
};
