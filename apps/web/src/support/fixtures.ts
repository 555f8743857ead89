import type { StaffTicket, Ticket } from '@doorstep/contract/support.schema';

const at = (time: string) => `2026-11-24T${time}:00+05:30`;
/** For stories: what people asked on Tuesday 24 November 2026. */
export const written: StaffTicket = {
  id: 'SP-9QWXC3RTJK48',
  kind: 'message',
  status: 'open',
  about: '/medicines',
  created_at: at('10:05'),
  due_at: '2026-11-25T10:05:00+05:30',
  message: 'Can I give back a strip that I have not opened?',
  name: 'Sita Devi',
  mobile: '9811144477',
  has_account: false,
  waiting_since: at('10:05'),
  answers: [],
};
export const callBack: StaffTicket = {
  ...written,
  id: 'SP-7K2MPQ4TXW93',
  kind: 'call_back',
  about: '/paramedical',
  message: '',
  name: 'Asha Kumari',
  mobile: '9876543210',
  has_account: true,
  created_at: at('09:35'),
  due_at: at('11:35'),
  waiting_since: at('09:35'),
};
export const answered: StaffTicket = {
  ...written,
  id: 'SP-2B8HVN5GZD67',
  status: 'answered',
  waiting_since: null,
  answers: [{ text: 'Yes, within 15 days of delivery.', at: at('11:20'), by: 'Meera Sinha' }],
};
export const closed: StaffTicket = {
  ...callBack,
  id: 'SP-4GDM6ZBNV52H',
  status: 'closed',
  waiting_since: null,
};
/** As who asked reads it. */
export const asOwn = ({
  name: _name,
  mobile: _mobile,
  has_account,
  waiting_since: _since,
  answers,
  message,
  ...ticket
}: StaffTicket): Ticket => ({
  ...ticket,
  message: has_account ? message : null,
  answers: answers.map(({ text, at: when }) => ({ text, at: when })),
});
