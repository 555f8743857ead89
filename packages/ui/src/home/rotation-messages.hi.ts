import { count } from '../messages/plural.ts';
import type { rotationMessages } from './rotation-messages.en.ts';

export const rotation: typeof rotationMessages = {
  stop: 'चलना रोकें',
  start: 'चलाएँ',
  previous: 'पिछला',
  next: 'अगला',
  slide: 'स्लाइड',
  carousel: 'स्लाइड शो',
  of: (nth, all) => `${count(all)} में से ${count(nth)}`,
};
