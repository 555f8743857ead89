import { expect, test } from 'vitest';
import { units } from '../src/messages/hindi.ts';

/** What a catalogue counts its packs in: the price of one stands on a medicine's page. */
const counted =
  'tablet capsule ml g dose piece lozenge respule suppository patch vial syringe ampoule sachet pen kit';
test.each(counted.split(' '))('the price of one %s is said in Hindi', (unit) => {
  expect(units[unit]).toMatch(/^[\u0900-\u097F .]+$/);
});
