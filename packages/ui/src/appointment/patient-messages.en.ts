import { plural } from '../messages/plural.ts';

const form = plural('en-IN');
/** English of the form that asks who an appointment is for. */
export const patientMessages = {
  title: 'Patient Details',
  forWhom: 'Who is this appointment for?',
  somebodyElse: 'Somebody else',
  /** Below an earlier patient's name. */
  known: (age: number, gender: string) => `${form(age, { one: '1 year', other: `${age} years` })}, ${gender}`,
  fullName: 'Full Name',
  nameHint: 'As on their ID',
  age: 'Age',
  ageHint: 'In whole years, 1 to 120',
  gender: 'Gender',
  genders: { Male: 'Male', Female: 'Female', Other: 'Other' },
  phone: 'Phone',
  proceed: 'Proceed to Checkout',
};
