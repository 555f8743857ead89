import { RefillList } from '@doorstep/ui/refill/refill-list';

export default function Example() {
  return (
    <RefillList
      rows={[
        {
          id: 1,
          name: 'Telmaveda 40',
          href: '#telmaveda',
          image: null,
          unit: 'tablet',
          perDay: 1,
          by: 'you',
          runsOutOn: '2026-11-28',
          due: true,
          boughtOn: '2026-11-13',
          remind: false,
          remindOn: null,
        },
        {
          id: 2,
          name: 'Gluvida 500',
          href: '#telmaveda',
          image: null,
          unit: 'tablet',
          perDay: 2,
          by: 'you',
          runsOutOn: '2026-12-13',
          due: false,
          boughtOn: '2026-11-13',
          remind: true,
          remindOn: '2026-12-08',
        },
      ]}
      ways={['sms', 'email']}
      daysBefore={5}
      maxDose={200}
      onDoseChange={() => {}}
      onRemindChange={() => {}}
      onForget={() => {}}
      today="2026-11-24"
    />
  );
}
