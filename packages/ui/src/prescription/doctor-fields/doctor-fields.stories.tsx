import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { DoctorFields } from './doctor-fields.tsx';

const meta = preview.meta({
  title: 'Prescription/Doctor fields',
  component: DoctorFields,
  args: {
    id: 'review',
    value: {
      name: 'Dr. Sanjay Minz',
      registration: 'JMC 18842',
      address: 'Sadar Hospital, Ranchi',
      writtenOn: '2026-11-02',
      age: '68',
      patient: 'Asha Kumari',
      oldReason: '',
    },
    onValueChange: fn(),
    today: '2026-11-24',
  },
});
export const Default = meta.story();
export const Empty = meta.story({
  args: {
    value: { name: '', registration: '', address: '', writtenOn: '', age: '', patient: '', oldReason: '' },
  },
});
/** A medicine of Schedule H1 is ordered. */
export const PendingAsksAddress = meta.story({
  args: {
    asksAddress: true,
    value: {
      name: 'Dr. Sanjay Minz',
      registration: 'JMC 18842',
      address: '',
      writtenOn: '2026-11-02',
      age: '68',
      patient: 'Asha Kumari',
      oldReason: '',
    },
  },
});
/** Approved without the record that Schedule H1 requires, and saved. */
export const ErrorRecordMissing = meta.story({
  args: {
    asksAddress: true,
    missing: ['name', 'registration', 'address', 'patient', 'writtenOn'],
    value: { name: '', registration: '', address: '', writtenOn: '', age: '', patient: '', oldReason: '' },
  },
});
/** Approved without the reason that an old prescription needs, and saved. */
export const ErrorOldWithoutReason = meta.story({
  args: {
    missing: ['oldReason'],
    value: {
      name: 'Dr. Sanjay Minz',
      registration: 'JMC 18842',
      address: 'Sadar Hospital, Ranchi',
      writtenOn: '2026-05-23',
      age: '68',
      patient: 'Asha Kumari',
      oldReason: '',
    },
  },
});
/** Written more than six months ago. */
export const Expired = meta.story({
  args: {
    value: {
      name: 'Dr. Sanjay Minz',
      registration: 'JMC 18842',
      address: 'Sadar Hospital, Ranchi',
      writtenOn: '2025-06-02',
      age: '68',
      patient: 'Asha Kumari',
      oldReason: '',
    },
  },
});
/** A day that is still to come. */
export const Error = meta.story({
  args: {
    value: {
      name: 'Dr. Sanjay Minz',
      registration: 'JMC 18842',
      address: 'Sadar Hospital, Ranchi',
      writtenOn: '2026-12-02',
      age: '68',
      patient: 'Asha Kumari',
      oldReason: '',
    },
  },
});
/** No age. */
export const WithoutAge = meta.story({
  args: {
    value: { name: '', registration: '', address: '', writtenOn: '', age: '1e2', patient: '', oldReason: '' },
  },
});
export const LongText = meta.story({
  args: {
    asksAddress: true,
    value: {
      name: 'Dr. Venkatanarasimharajuvaripeta Subrahmanyeswara Satyanarayana Murthy',
      registration: 'Jharkhand State Medical Council JMC 18842-2003-A',
      address:
        'Third floor, the door behind the second staircase, Sri Ramakrishna Paramahamsa Hospital, Ranchi',
      writtenOn: '2026-11-02',
      age: '104',
      patient: 'Chandrashekharendra Bandyopadhyay Mahto',
      oldReason: '',
    },
  },
});
export const Hindi = meta.story({
  args: {
    value: {
      name: 'डॉ. संजय मिंज',
      registration: 'JMC 18842',
      address: 'Sadar Hospital, Ranchi',
      writtenOn: '2026-11-02',
      age: '68',
      patient: 'Asha Kumari',
      oldReason: '',
    },
  },
  globals: { locale: 'hi' },
});
