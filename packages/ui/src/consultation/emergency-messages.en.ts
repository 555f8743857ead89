import { englishTime } from '../messages/when.ts';

/** English of danger: whom to call, and what to look for. */
export const emergencyMessages = {
  time: englishTime,
  title: 'Call for help now',
  worse: 'If it gets worse',
  text: 'This can be an emergency. A chat is too slow for it.',
  national: 'Emergency',
  ambulance: 'Ambulance',
  own: 'Our ambulance, 24/7',
  goOn: 'I have called. Go on to the doctor',
  question: 'First of all: is one of these so, now?',
  yes: 'Yes',
  no: 'No',
  noneOf: (n: number) => `None of these ${n}`,
  noneTitle: (n: number) => `None of the ${n} danger signs`,
  someTitle: (n: number) => (n === 1 ? '1 danger sign' : `${n} danger signs`),
  answered: (time: string) => `Answered at ${time}`,
  change: 'Change',
  changeSigns: 'Change what you answered on danger signs',
  go: 'Continue',
  missing: 'Please answer each of them.',
  signs: {
    'chest-pain': 'Chest pain or pressure',
    breathing: 'Hard to breathe',
    stroke: 'Face, arm or speech goes weak',
    bleeding: 'Heavy bleeding',
    unconscious: 'Fainting, fits or not waking up',
    'self-harm': 'Thoughts of harming yourself',
  },
};
