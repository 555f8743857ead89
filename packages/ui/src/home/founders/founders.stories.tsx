import preview from '#storybook/preview';
import { doctorMan } from '../../base/art/scenes/doctor-man.ts';
import { doctorWoman } from '../../base/art/scenes/doctor-woman.ts';
import { Founders } from './founders.tsx';

const meta = preview.meta({
  title: 'Home/Founders',
  component: Founders,
  args: {
    title: 'The doctors behind Doorstep',
    claim: 'Over 26 years of combined experience',
    founders: [
      {
        name: 'Dr. Arvind Kumar Sinha',
        role: 'General and laparoscopic surgeon',
        registration: 'Reg. JMC 11205',
        portrait: doctorMan,
      },
      {
        name: 'Dr. Meera Sinha',
        role: 'Obstetrics and gynaecology',
        registration: 'Reg. JMC 20417',
        portrait: doctorWoman,
      },
    ],
    lists: [
      {
        title: 'At your home',
        icon: 'icon-house' as const,
        lines: ['Dressing and stitch removal', 'Catheter care', 'IV saline and injections', 'Nursing care'],
        more: { href: '#services', label: 'All 52 services' },
      },
      {
        title: 'Why Doorstep',
        icon: 'icon-check' as const,
        lines: [
          'Registered doctors and nurses',
          'Fee and time said before you pay',
          'One number to call, in Hindi too',
        ],
      },
    ],
  },
});
export const Default = meta.story({ tags: ['all-cells'] });
export const LongText = meta.story({
  args: {
    founders: [
      {
        name: 'Dr. Venkatanarasimharajuvaripeta Subrahmanyeshwara Rao',
        role: 'General, laparoscopic and gastrointestinal surgeon with a fellowship in minimal access surgery',
        registration: 'Registered with the Jharkhand Medical Council under number 11205',
        portrait: doctorMan,
      },
    ],
  },
});
export const Hindi = meta.story({
  args: {
    title: 'डोरस्टेप के डॉक्टर',
    claim: 'दोनों का मिलाकर 26 साल से ज़्यादा अनुभव',
    founders: [
      {
        name: 'डॉ. अरविंद कुमार सिन्हा',
        role: 'जनरल और लैप्रोस्कोपिक सर्जन',
        registration: 'पंजीकरण JMC 11205',
        portrait: doctorMan,
      },
    ],
    lists: [
      {
        title: 'आपके घर पर',
        icon: 'icon-house' as const,
        lines: ['पट्टी और टाँके काटना', 'कैथेटर की देखभाल', 'ड्रिप और इंजेक्शन'],
      },
    ],
  },
  globals: { locale: 'hi' },
});
