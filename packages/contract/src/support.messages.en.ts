import { brand } from './brand.ts';

/** English of what calls with tickets refuse. */
export const supportErrors = {
  ticket_kind: 'Please choose whether we answer or call you.',
  ticket_message: 'Please write your question.',
  ticket_status_unknown: 'Please choose open, answered or closed.',
  ticket_not_found: 'We could not find this message.',
  ticket_closed: 'This message is closed. Open it again to answer.',
  answer_required: 'Please write the answer.',
};
type SupportErrors = typeof supportErrors;
declare module './failure.ts' {
  interface ErrorMessages extends SupportErrors {}
}

interface Taken {
  id: string;
  by: string;
}
/** What somebody is told by SMS of what they wrote to us. Not what they wrote: others may see the screen. */
export const supportTexts = {
  message: ({ id, by }: Taken) =>
    `${brand.name}: we have your message. Its number is ${id}. You have our answer on ${by}. Urgent? Call ${brand.phoneShown}.`,
  call_back: ({ id, by }: Taken) =>
    `${brand.name}: we will call you, on ${by}. The number of your request is ${id}. Urgent? Call ${brand.phoneShown}.`,
  answer: ({ id, text }: { id: string; text: string }) => `${brand.name}, answer to ${id}: ${text}`,
  subject: ({ id }: { id: string }) => `${brand.name}: our answer to ${id}`,
};
