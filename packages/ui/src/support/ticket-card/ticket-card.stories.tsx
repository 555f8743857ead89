import { Button } from '../../base/button/button.tsx';
import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { TicketCard, type TicketCardProps } from './ticket-card.tsx';

const at = (time: string) => `2026-11-24T${time}:00+05:30`;
const meta = preview.meta({
  title: 'Support/Ticket card',
  component: TicketCard,
  decorators: [
    (Story) => (
      <>
        <h1 className="sr-only">Support</h1>
        <h2 className="sr-only">What you asked</h2>
        <Story />
      </>
    ),
    within('max-w-text'),
  ],
  args: {
    number: 'SP-7K2MPQ4TXW93',
    kind: 'message' as TicketCardProps['kind'],
    status: 'open' as TicketCardProps['status'],
    about: '/medicines',
    message: 'Can I give back a strip that I have not opened?' as string | null,
    sentAt: at('10:05'),
    dueAt: '2026-11-25T10:05:00+05:30',
    answers: [] as TicketCardProps['answers'],
    asker: undefined as TicketCardProps['asker'],
  },
});
export const Default = meta.story({ tags: ['all-cells'] });
export const DoneAnswered = meta.story({
  args: {
    status: 'answered',
    answers: [{ text: 'Yes, within 15 days of delivery. Open the order in your profile.', at: at('11:20') }],
  },
});
export const Done = meta.story({
  args: { status: 'closed', kind: 'call_back', message: '', about: '' },
});
/** Sent without a login with this mobile. */
export const EmptyHidden = meta.story({ args: { message: null } });
/** On the staff's desk. */
export const KindStaff = meta.story({
  args: {
    kind: 'call_back',
    late: true,
    asker: { name: 'Sita Devi', mobile: '9811144477' },
    children: <Button className="self-start">Close</Button>,
  },
});
export const DoneByStaff = meta.story({
  args: {
    status: 'answered',
    asker: { name: 'Sita Devi', mobile: '9811144477' },
    answers: [{ text: 'Yes, within 15 days of delivery.', at: at('11:20'), by: 'Meera Sinha' }],
  },
});
export const LongText = meta.story({
  args: {
    about: '/medicines?search=paracetamolphenylephrinechlorpheniraminemaleate&page=12',
    message: 'Glumetparacetamolphenylephrinechlorpheniramine '.repeat(8),
    asker: { name: 'Venkatanarasimharajuvaripeta Subramaniam Krishnamoorthy Iyengar', mobile: '9811144477' },
    answers: [
      { text: 'Please call us.\n\nWe would like to look at it together. '.repeat(4), at: at('11:20') },
    ],
  },
});
export const Hindi = meta.story({
  args: {
    status: 'answered',
    message: 'क्या आप खूँटी में दवाई पहुँचाते हैं?',
    answers: [{ text: 'जी हाँ, दुकान से 30 किमी तक।', at: at('11:20') }],
  },
  globals: { locale: 'hi' },
});
