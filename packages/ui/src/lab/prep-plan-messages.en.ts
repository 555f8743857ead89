import { englishBy } from '../messages/indian.ts';
import { englishTime, englishWhen } from '../messages/when.ts';

/** English of how to prepare for lab tests. */
export const prepPlanMessages = {
  title: 'How to prepare',
  onePlan: (tests: number) => (tests === 1 ? 'For your test' : `One plan for all ${tests} tests`),
  planFor: (plan: string, when: string) => `${plan}, for ${when}`,
  /** 'Tue 24 Nov, 8:30 AM'. */
  when: englishWhen,
  /** 'Mon 23 Nov, by 8:30 PM'. */
  by: englishBy,
  hoursBefore: (hours: number) => (hours === 1 ? '1 hour before' : `${hours} hours before`),
  lastMeal: 'Last meal',
  lastMealText: 'A meal as usual, no alcohol',
  fromThenOn: 'From then on',
  nothingToEat: 'Nothing to eat',
  nothingToEatText: 'Plain water is fine',
  waterOnly: 'Plain water only',
  waterOnlyText: 'No tea, milk, juice or paan. Drink enough of it',
  before: 'Before the test',
  ask: (medicine: string) => `${medicine}?`,
  askText: 'Ask your doctor whether to take it. Take all others as usual',
  eat: 'Eat as usual',
  eatText: 'These tests need no fast',
  atTime: 'At the time you choose',
  comes: (who: string | undefined) => (who ? `${who} comes` : 'We come to your door'),
  breakfast: 'Have your next meal ready for afterwards',
  stay: 'It takes a few minutes',
  noTimesAfter: (time: string) => `No times after ${time}.`,
  noTimesWhy: (tests: string, hours: number, until: string) =>
    `${tests}: ${hours} hours without food. Later in the day that is too long. Without it you may choose any time until ${until}.`,
  /** 630 → '10:30 AM'. */
  time: englishTime,
  print: 'Print',
  calendar: 'Add to calendar',
};
