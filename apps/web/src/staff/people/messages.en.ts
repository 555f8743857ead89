import { englishDay } from '@doorstep/ui/messages/indian';

/** English of the page of the shop's people. */
export const peopleMessages = {
  title: 'Staff',
  day: englishDay,
  failed: 'The staff could not be loaded',
  name: 'Name',
  mobile: 'Mobile',
  role: 'Role',
  lastLogin: 'Last login',
  never: 'Never',
  state: 'State',
  states: { in: 'Works here', out: 'Shut out' },
  you: 'You',
  actions: 'What you can do',
  roles: { admin: 'Admin', pharmacist: 'Pharmacist', doctor: 'Doctor' },
  giveTitle: 'Give a role',
  giveText:
    'To somebody who has an account with us, and to those in the list. They are logged out everywhere, and work with the new role from their next login.',
  choose: 'Choose a role',
  give: 'Continue',
  /** Role within the questions. */
  asRole: { admin: 'an admin', pharmacist: 'a pharmacist', doctor: 'a doctor' },
  confirmTitle: (name: string, mobile: string, role: string) => `Make ${name}, ${mobile}, ${role}?`,
  confirmText: (role: string, since: string) =>
    `Role now: ${role}. Account since ${since}. They are logged out everywhere and get a message about it.`,
  patient: 'Patient',
  confirm: 'Confirm the role',
  cancel: 'Cancel',
  given: (name: string, role: string) => `Role of ${name}: ${role}`,
  giveFailed: 'No role was given. Please try again.',
  change: 'Change role',
  changeOf: (name: string) => `Change role: ${name}`,
  shutOut: 'Shut out',
  shutOutOf: (name: string) => `Shut out: ${name}`,
  letIn: 'Let in again',
  letInOf: (name: string) => `Let in again: ${name}`,
  resetStep: 'Reset second step',
  resetStepOf: (name: string) => `Reset second step: ${name}`,
  resetStepAsk: (name: string, mobile: string) => `Reset the second step of ${name}, ${mobile}?`,
  resetStepText:
    'For a lost phone. Their authenticator app and recovery codes stop working, they are logged out everywhere, and they set up a new app at their next login. They get a message about it. Make sure that it is really them who asks.',
  isReset: (name: string) => `${name} sets up a new second step at the next login.`,
  letInAsk: (name: string, mobile: string, role: string) => `Make ${name}, ${mobile}, ${role} again?`,
  letInText: 'They can log in to work again and get a message about it.',
  ask: (name: string) => `Shut out ${name}?`,
  askText:
    'They get a message. They are logged out everywhere at once and can open no page of the shop. What they did stays in the audit. You can let them in again.',
  keep: 'Keep them in',
  isOut: (name: string) => `${name} is shut out.`,
  isIn: (name: string) => `${name} can log in to work again.`,
  actionFailed: 'Nothing was changed. Please try again.',
};

declare module '../../messages/messages.ts' {
  interface PageMessages {
    people: typeof peopleMessages;
  }
}
