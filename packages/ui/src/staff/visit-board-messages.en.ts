import { count } from '../messages/plural.ts';
import { englishTime } from '../messages/when.ts';

/** English of a home visit on the day board. */
export const visitBoardMessages = {
  time: englishTime,
  until: (end: string) => `to ${end}`,
  steps: {
    checking: 'Doctor’s order is looked at',
    booked: 'Booked',
    'on-the-way': 'On the way',
    started: 'Started',
    done: 'Done',
    cancelled: 'Cancelled',
  },
  checkingText: 'It can set out once a pharmacist has approved the doctor’s order.',
  clashes: {
    busy: (nurse: string) => `${nurse} has another visit at this time.`,
    leave: (nurse: string) => `${nurse} is away at this time.`,
  },
  call: (name: string, mobile: string) => `Call ${name}: ${mobile}`,
  map: 'Map',
  mapOf: (address: string) => `Map: ${address}`,
  km: (km: number) => `${Number(km).toLocaleString('en-IN')} km`,
  notes: 'Notes',
  due: (sum: string) => `${sum} to be paid at the visit`,
  paid: 'Paid',
  who: 'Who comes',
  whoFor: (patient: string) => `Who comes to ${patient}`,
  nobody: 'Nobody yet',
  notFree: (name: string) => `${name} (not free then)`,
  assign: 'Assign',
  assignFor: (patient: string) => `Assign for ${patient}`,
  whoFirst: 'Choose who comes, then it can set out.',
  setOut: 'On the way',
  setOutFor: (patient: string) => `On the way to ${patient}`,
  code: 'Code of the patient',
  codeHint: (tries: number) =>
    tries === 1
      ? 'The 4 digits that the patient says at the door. One try is left.'
      : `The 4 digits that the patient says at the door. ${count(tries)} tries are left.`,
  codeMissing: 'Please enter all 4 digits.',
  codeDead: 'No try is left for the code. Please call the patient before the visit starts.',
  newCode: 'The patient was called: make a new code',
  newCodeFor: (patient: string) => `The patient was called: make a new code (${patient})`,
  start: 'Start the visit',
  startOf: (patient: string) => `Start the visit of ${patient}`,
  finish: 'Visit is done',
  finishOf: (patient: string) => `Visit is done: ${patient}`,
  back: (step: string) => `Back to: ${step}`,
  backOf: (step: string, patient: string) => `Back to: ${step}, ${patient}`,
  cancel: 'Cancel the visit',
  cancelOf: (patient: string) => `Cancel the visit of ${patient}`,
  sheetTime: 'Time',
  sheetVisit: 'Visit',
  sheetPatient: 'Patient',
  sheetAddress: 'Address',
  sheetDue: 'To be paid',
};
