import type { SpokenLanguage } from '@doorstep/contract/spoken-languages';

interface DemoCollector {
  name: string;
  mobile: string;
  languages: readonly SpokenLanguage[];
}
/** Who collects samples for the demo store; so many at one time. */
export const DEMO_COLLECTORS: readonly DemoCollector[] = [
  { name: 'Ajay Bedia', mobile: '9700000001', languages: ['Hindi', 'Nagpuri'] },
  { name: 'Sushila Tirkey', mobile: '9700000002', languages: ['Hindi', 'Kurukh'] },
  { name: 'Imtiaz Ansari', mobile: '9700000003', languages: ['Hindi', 'English'] },
  { name: 'Rekha Devi', mobile: '9700000004', languages: ['Hindi', 'Nagpuri'] },
  { name: 'Vikash Munda', mobile: '9700000005', languages: ['Hindi', 'English'] },
  { name: 'Salomi Horo', mobile: '9700000006', languages: ['Hindi', 'Nagpuri', 'English'] },
  { name: 'Pankaj Sahu', mobile: '9700000007', languages: ['Hindi'] },
  { name: 'Nazia Parween', mobile: '9700000008', languages: ['Hindi', 'Bengali'] },
  { name: 'Birsa Oraon', mobile: '9700000009', languages: ['Hindi', 'Kurukh'] },
  { name: 'Kiran Kumari', mobile: '9700000010', languages: ['Hindi', 'English'] },
];
