/** English of the list of doctors, and of each doctor's page. */
export const doctorListMessages = {
  title: 'Choose Your Doctor',
  indianTime: 'All times are Indian time.',
  home: 'Home',
  none: 'No doctors available at the moment',
  noneText: 'Please look again a little later.',
  noMatch: 'No doctor fits',
  noMatchText: 'Try another name, specialty or language.',
  all: 'Show all doctors',
  failed: 'Failed to load doctors',
  found: (n: number) => (n === 1 ? '1 doctor' : `${n} doctors`),
  titleOf: (name: string) => `Dr. ${name}`,
  detailFailed: 'The doctor could not be loaded',
  notFound: 'Doctor not found',
  notFoundNext: 'Taking you to the list of doctors.',
};

declare module '../../messages/messages.ts' {
  interface PageMessages {
    doctorList: typeof doctorListMessages;
  }
}
