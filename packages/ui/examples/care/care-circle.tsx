import { CareCircle } from '@doorstep/ui/care/care-circle';

export default function Example() {
  return (
    <CareCircle
      helping={[
        {
          id: 1,
          name: 'Asha Kumari',
          mobile: '9876543210',
          relation: 'son',
          agreedAt: '2026-11-02T09:15:00+05:30',
          until: '2027-11-02T09:15:00+05:30',
        },
        {
          id: 2,
          name: 'Sita Devi',
          mobile: '9811144466',
          relation: 'son',
          agreedAt: null,
          until: '2026-11-25T10:00:00+05:30',
        },
      ]}
      helpers={[
        {
          id: 3,
          name: 'Neha Kumari',
          mobile: '9811100022',
          relation: 'daughter',
          agreedAt: '2026-11-02T09:15:00+05:30',
          until: '2027-11-02T09:15:00+05:30',
        },
      ]}
      requests={[]}
      onAct={() => {}}
      onEnterCode={() => {}}
      onAgree={() => {}}
      onEnd={() => {}}
    />
  );
}
