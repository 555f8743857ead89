import { englishDuration } from '@doorstep/ui/messages/indian';
import { count, plural } from '@doorstep/ui/messages/plural';

const form = plural('en-IN');
/** English of the staff's page with what people ask. */
export const staffTicketsMessages = {
  title: 'Messages',
  hit: 'Message',
  tile: (n: number) => form(n, { one: 'message waits for an answer', other: 'messages wait for an answer' }),
  longest: (minutes: number) => `Longest ${englishDuration(minutes)}`,
  failed: 'The messages could not be loaded',
  status: 'Show',
  all: 'All, the waiting ones first',
  states: { open: 'Waiting for us', answered: 'Answered', closed: 'Closed' },
  found: (n: number, exact: boolean) =>
    form(n, { one: '1 message', other: `${count(n)}${exact ? '' : '+'} messages` }),
  none: 'No messages',
  noneText: 'What people ask stands here as soon as they send it.',
  one: (id: string) => `Only ${id} is shown.`,
  showAll: 'Show all messages',
  answer: 'Answer',
  answerOf: (id: string) => `Answer to ${id}`,
  answerHint: 'Sent by SMS: name no illness and no medicine.',
  send: 'Send the answer',
  sent: (id: string) => `Your answer to ${id} is on its way.`,
  close: 'Close',
  closeOf: (id: string) => `Close ${id}`,
  closed: (id: string) => `${id} is closed.`,
  reopen: 'Open again',
  reopenOf: (id: string) => `Open again: ${id}`,
  reopened: (id: string) => `${id} waits for us again.`,
  actionFailed: 'Nothing was changed. Please try again.',
};

declare module '../../messages/messages.ts' {
  interface PageMessages {
    staffTickets: typeof staffTicketsMessages;
  }
}
