import { Founders } from '@doorstep/ui/home/founders';

export default function Example() {
  return (
    <Founders
      title="The doctors behind Doorstep"
      claim="Over 26 years of combined experience"
      founders={[
        {
          name: 'Dr. Arvind Kumar Sinha',
          role: 'General and laparoscopic surgeon',
          registration: 'Reg. JMC 11205',
          portrait: { url: '/src/base/art/scenes/doctor-man.svg?no-inline', viewBox: '0 0 120 120' },
        },
        {
          name: 'Dr. Meera Sinha',
          role: 'Obstetrics and gynaecology',
          registration: 'Reg. JMC 20417',
          portrait: { url: '/src/base/art/scenes/doctor-woman.svg?no-inline', viewBox: '0 0 120 120' },
        },
      ]}
      lists={[
        {
          title: 'At your home',
          icon: 'icon-house',
          lines: ['Dressing and stitch removal', 'Catheter care'],
          more: { href: '#services', label: 'All 52 services' },
        },
        {
          title: 'Why Doorstep',
          icon: 'icon-check',
          lines: ['Registered doctors and nurses', 'Fee and time said before you pay'],
        },
      ]}
    />
  );
}
