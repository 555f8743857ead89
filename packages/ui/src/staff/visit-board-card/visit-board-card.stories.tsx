import { useState } from 'react';
import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { VisitBoardCard, type VisitBoardCardProps } from './visit-board-card.tsx';

const sunita = { id: 1, name: 'Sunita Toppo' };
const nurses = [
  { id: 2, name: 'Rina Kujur', role: 'Nurse, BSc', free: false },
  { ...sunita, role: 'Nurse, GNM', free: true },
  { id: 3, name: 'Ajay Bedia', role: 'Nurse, GNM', free: true },
];
const meta = preview.meta({
  title: 'Staff/Visit board card',
  component: VisitBoardCard,
  decorators: [within('max-w-dialog')],
  args: {
    step: 'booked' as VisitBoardCardProps['step'],
    service: 'Wound dressing',
    startsAt: '2026-11-24T10:30:00+05:30',
    endsAt: '2026-11-24T11:15:00+05:30',
    address: 'Flat 4B, Shanti Apartments, Kanke Road, Ranchi, Jharkhand 834001',
    mapHref: '#map',
    distanceKm: 3.1 as number | null,
    patient: { name: 'Asha Kumari', mobile: '9876543210' },
    notes: null as string | null,
    duePaise: 0,
    received: null as VisitBoardCardProps['received'],
    nurse: sunita as VisitBoardCardProps['nurse'],
    nurses,
    clash: null as VisitBoardCardProps['clash'],
    codeTries: 5,
    onLook: fn(),
    onAssign: fn(),
    onNewCode: fn(),
    onStep: fn(),
    onCancel: fn(),
    onRecordPayment: fn() as (() => void) | undefined,
    onCorrectPayment: fn() as (() => void) | undefined,
  },
});
export const Default = meta.story({ tags: ['all-cells'] });
export const NotFoundNobody = meta.story({ args: { nurse: null } });
export const BusyChecking = meta.story({ args: { step: 'checking', nurse: null } });
export const PendingDue = meta.story({
  args: { duePaise: 45_000, notes: 'Second floor, no lift. The bell is broken: please call.' },
});
export const ErrorClash = meta.story({ args: { clash: 'busy' } });
export const OpenLeave = meta.story({ args: { clash: 'leave' } });
export const StepOnTheWay = meta.story({ args: { step: 'on-the-way' } });
export const ErrorWrongCode = meta.story({
  args: {
    step: 'on-the-way',
    codeTries: 1,
    error: 'This is not the code. You can try once more.',
  },
});
export const ErrorDeadCode = meta.story({ args: { step: 'on-the-way', codeTries: 0 } });
export const StepStarted = meta.story({ args: { step: 'started' } });
export const Done = meta.story({ args: { step: 'done' } });
/** Paid at the visit: the payment can be corrected. */
export const DonePaid = meta.story({
  args: { step: 'done', received: { method: 'cash', receiver: 'Sunita Toppo' } },
});
export const DoneDue = meta.story({ args: { step: 'done', duePaise: 40_600 } });
export const HindiPaid = meta.story({
  args: {
    step: 'done',
    service: 'घाव की पट्टी',
    patient: { name: 'आशा कुमारी', mobile: '9876543210' },
    received: { method: 'upi', receiver: 'सुनीता टोप्पो' },
  },
  globals: { locale: 'hi' },
});
export const Cancelled = meta.story({ args: { step: 'cancelled', nurse: null } });
export const Busy = meta.story({ args: { busy: true } });
export const LongText = meta.story({
  args: {
    service: 'Change of a urinary catheter with a washout of the bladder, by a nurse of the same sex',
    patient: {
      name: 'Venkatanarasimharajuvaripeta Subrahmanyeswara Satyanarayana Murthy',
      mobile: '9876543210',
    },
    notes: 'Third gate behind the temple. '.repeat(8),
    distanceKm: 29.9,
  },
});
export const Hindi = meta.story({
  args: {
    service: 'घाव की पट्टी',
    patient: { name: 'आशा कुमारी', mobile: '9876543210' },
    duePaise: 45_000,
    clash: 'busy',
  },
  globals: { locale: 'hi' },
});

/** All of it at work, from nobody to done. */
export const BusyAtWork = meta.story({
  tags: ['no-visual'],
  render: function Page(args) {
    const [step, setStep] = useState(args.step);
    const [nurse, setNurse] = useState<VisitBoardCardProps['nurse']>(null);
    const [codeTries, setTries] = useState(2);
    return (
      <VisitBoardCard
        {...args}
        step={step}
        nurse={nurse}
        codeTries={codeTries}
        onAssign={(id) => {
          args.onAssign(id);
          setNurse(nurses.find((one) => one.id === id) ?? null);
        }}
        onStep={(next, code) => {
          args.onStep(next, code);
          if (code === undefined || code === '4817') setStep(next);
          else setTries(codeTries - 1);
        }}
      />
    );
  },
});
