/** English of the page of the shop's people. */
export const peopleMessages = {
  title: 'Staff',
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
  give: 'Give this role',
  given: (name: string, role: string) => `Role of ${name}: ${role}`,
  giveFailed: 'No role was given. Please try again.',
  change: 'Change role',
  changeOf: (name: string) => `Change role: ${name}`,
  shutOut: 'Shut out',
  shutOutOf: (name: string) => `Shut out: ${name}`,
  letIn: 'Let in again',
  letInOf: (name: string) => `Let in again: ${name}`,
  ask: (name: string) => `Shut out ${name}?`,
  askText:
    'They are logged out everywhere at once and can open no page of the shop. What they did stays in the audit. You can let them in again.',
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
