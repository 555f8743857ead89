import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { InboxList, InboxListSkeleton, type InboxRow } from './inbox-list.tsx';

const at = (time: string) => `2026-11-24T${time}:00+05:30`;
const row = (some: Partial<InboxRow>): InboxRow => ({
  id: 'c1',
  href: '#c1',
  patientName: 'Asha Kumari',
  kind: 'chat',
  last: { text: '138 over 88, this morning at 8.', own: false },
  unread: 2,
  since: at('11:11'),
  signs: [],
  ...some,
});
const rows = [
  row({
    id: 'c3',
    href: '#c3',
    patientName: 'Birsa Munda',
    last: { text: 'It hurts in the chest when I climb the stairs, since this morning.', own: false },
    unread: 1,
    since: at('10:28'),
    signs: ['chest-pain', 'breathing'],
  }),
  row({}),
  row({
    id: 'c4',
    href: '#c4',
    patientName: 'Farida Khatun',
    last: { text: 'Please take it after food, and write again on Friday.', own: true },
    unread: 0,
    since: null,
  }),
  row({
    id: 'c5',
    href: '#c5',
    patientName: 'Joseph Tigga',
    kind: 'video',
    last: undefined,
    unread: 0,
    since: null,
    startsAt: at('15:00'),
    signs: null,
  }),
];

const meta = preview.meta({
  title: 'Consultation/Inbox list',
  component: InboxList,
  args: { rows, current: 'c1' as string | undefined, now: at('11:20') },
  decorators: [within('max-w-dialog')],
});
export const Default = meta.story({ tags: ['all-cells'] });
export const Danger = meta.story({
  args: {
    rows: [
      { ...rows[0]!, danger: true },
      {
        ...rows[0]!,
        id: 'c7',
        href: '#c7',
        patientName: 'Sunita Devi',
        last: undefined,
        danger: true,
        escalated: true,
        own: false,
        signs: ['stroke'],
        words: ['breathing', 'other'],
      },
      rows[1]!,
    ],
  },
  tags: ['all-cells'],
});
export const Empty = meta.story({ args: { rows: [] } });
export const Loading = meta.story({ render: () => <InboxListSkeleton /> });
export const VariantJustNow = meta.story({ args: { rows: [row({})], current: undefined, now: at('11:11') } });
/** From 22:00 on nobody writes, and what was written before waits until 09:00. */
export const VariantOverNight = meta.story({
  args: { rows: [row({ since: at('21:59') })], current: undefined, now: '2026-11-25T09:00:00+05:30' },
});
export const LongText = meta.story({
  args: {
    rows: [
      row({
        patientName: 'Venkatanarasimharajuvaripeta Subramaniam Krishnamoorthy Iyengar',
        unread: 125,
        since: '2026-11-22T09:00:00+05:30',
        signs: ['chest-pain', 'breathing', 'stroke', 'bleeding', 'unconscious', 'self-harm'],
        last: {
          text: 'Glumetparacetamolphenylephrinechlorpheniramine '.repeat(6),
          own: false,
        },
      }),
    ],
  },
});
export const Hindi = meta.story({
  args: {
    rows: [
      row({
        patientName: 'आशा कुमारी',
        last: { text: 'गुरुवार से मेरे पैर सूजे हुए हैं।', own: false },
        signs: ['breathing'],
      }),
      row({
        id: 'c5',
        kind: 'video',
        patientName: 'बिरसा मुंडा',
        last: undefined,
        unread: 0,
        since: null,
        startsAt: at('15:00'),
        signs: null,
      }),
    ],
  },
  globals: { locale: 'hi' },
});
