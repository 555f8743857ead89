import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { RefillList, RefillListSkeleton, type RefillRow } from './refill-list.tsx';

const telmaveda: RefillRow = {
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
};
const gluvida: RefillRow = {
  ...telmaveda,
  id: 2,
  name: 'Gluvida 500',
  perDay: 2,
  runsOutOn: '2026-12-13',
  due: false,
  remind: true,
  remindOn: '2026-12-08',
};
const febrisol: RefillRow = {
  ...gluvida,
  id: 3,
  name: 'Febrisol 650',
  perDay: 1.47,
  by: 'orders',
  runsOutOn: '2027-01-02',
  remind: false,
  remindOn: null,
};
const unsaid: RefillRow = {
  ...febrisol,
  id: 4,
  name: 'Sneezenda 10',
  perDay: null,
  by: null,
  runsOutOn: null,
};

const meta = preview.meta({
  title: 'Refill/Refill list',
  component: RefillList,
  args: {
    rows: [telmaveda, gluvida],
    ways: ['sms', 'email'] as const,
    daysBefore: 5,
    maxDose: 200,
    onDoseChange: fn(),
    onRemindChange: fn(),
    onForget: fn(),
    today: '2026-11-24',
  },
});
export const Default = meta.story({ tags: ['all-cells'] });
export const KindByOrders = meta.story({ args: { rows: [febrisol] } });
export const KindByDoctor = meta.story({ args: { rows: [{ ...gluvida, by: 'doctor' }] } });
/** Nobody can tell: a dose is asked for. */
export const NotFound = meta.story({ args: { rows: [unsaid] } });
/** Nobody counts a cream. */
export const EmptyNotCounted = meta.story({
  args: { rows: [{ ...unsaid, name: 'Dermaheal Cream', unit: null }] },
});
/** Agreed to when it was due already. */
export const DoneRemindedNext = meta.story({ args: { rows: [{ ...telmaveda, remind: true }] } });
export const Expired = meta.story({ args: { rows: [{ ...telmaveda, runsOutOn: '2026-11-20' }] } });
/** All messages are switched off. */
export const WithoutWay = meta.story({ args: { rows: [telmaveda], ways: [] } });
export const LongText = meta.story({
  tags: ['all-cells'],
  args: {
    rows: [{ ...telmaveda, name: 'Clopidogrel-Aspirin-Rosuvastatin 75/150/20 Gastro-resistant Capsules' }],
  },
});
export const Loading = meta.story({ render: () => <RefillListSkeleton /> });
export const Hindi = meta.story({
  args: {
    rows: [
      { ...telmaveda, name: 'टेलमावेडा 40', packName: 'Telmaveda 40' },
      { ...gluvida, name: 'ग्लूविडा 500', packName: 'Gluvida 500' },
      { ...unsaid, name: 'स्नीज़ेंडा 10', packName: 'Sneezenda 10' },
    ],
  },
  globals: { locale: 'hi' },
});
