import { englishDay, type indian } from '../messages/indian.ts';

/** English of medicines that should not be taken together. */
export const cautionMessages = {
  title: 'Ask before you take these together',
  staffTitle: 'Check these medicines together',
  reasons: {
    bleeding: 'Together they can cause serious bleeding.',
    same_kind: 'Both work in the same way or hold the same substance. Together they can be too much.',
    blood_pressure_drop: 'Together they can make the blood pressure fall dangerously.',
    blood_pressure_rise: 'Together they can make the blood pressure rise dangerously.',
    serotonin: 'Together they can cause a dangerous reaction with fever, shaking and confusion.',
  },
  advice:
    'Talk to your doctor or to our pharmacist first. Do not stop a medicine that a doctor prescribed without asking.',
  staffAdvice: 'Ask the patient or the doctor before you approve.',
  /** Behind the name of a medicine from an earlier order; the day is in India. */
  ordered: (...[weekday, day, month, year]: ReturnType<typeof indian>) =>
    `ordered on ${englishDay(weekday, day, month, year)}`,
};
