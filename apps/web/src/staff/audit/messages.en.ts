import { count } from '@doorstep/ui/messages/plural';

/** English of what the page of the audit asks and takes out. */
export const auditMessages = {
  who: 'Who',
  anyone: 'Anyone of the staff',
  whose: 'Whose',
  whoseHint: 'A part of a name or mobile',
  what: 'What',
  anything: 'Anything',
  order: 'Order number',
  from: 'From day',
  to: 'To day',
  show: 'Show',
  clear: 'Clear',
  lines: (n: number, exact: boolean) => `Lines: ${count(n)}${exact ? '' : '+'}`,
  none: 'Nothing found',
  noneText: 'Change what is asked for, or clear it.',
  csvCut: (most: number) =>
    `At most the newest ${count(most)} lines are in the sheet. Choose fewer days where there are more.`,
};

declare module '../../messages/messages.ts' {
  interface PageMessages {
    audit: typeof auditMessages;
  }
}
