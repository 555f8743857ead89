import { count } from '../messages/plural.ts';

/** English of what moves by itself: the slides and the strip of services. */
export const rotationMessages = {
  stop: 'Stop moving',
  start: 'Start moving',
  previous: 'Previous',
  next: 'Next',
  slide: 'slide',
  carousel: 'carousel',
  of: (nth: number, all: number) => `${count(nth)} of ${count(all)}`,
};
