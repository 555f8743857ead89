import type { MedicalTest } from '@doorstep/contract/lab.schema';
import { expect, test, vi } from 'vitest';
import { lipids } from '../detail/fixtures.ts';
import { labBookMessages } from './messages.en.ts';
import { labBook } from './messages.hi.ts';
import { saidNotes } from './notes.ts';

const lipid: MedicalTest = {
    ...lipids.data,
    id: 1,
    title: 'Lipid profile',
    fasting_hours: 12,
    measures: ['ldl'],
  },
  sugar: MedicalTest = {
    ...lipids.data,
    id: 2,
    title: 'Sugar after a meal',
    title_hi: 'खाने के बाद शुगर',
    fasting_hours: 2,
    after_meal: true,
    measures: ['glucose_after_meal'],
  };

test('what is collected after a meal is not put beside a longer fast without a word, and can be taken out', () => {
  const onRemove = vi.fn();
  const said = (tests: MedicalTest[], hindi = false) =>
    saidNotes({
      chosen: { tests, packages: [], all: tests, subtotalPaise: 0, gone: [] },
      recent: [],
      hindi,
      messages: hindi ? labBook : labBookMessages,
      onRemove,
      onKeep: vi.fn(),
    });
  expect(said([sugar])).toEqual([]);
  const [note] = said([lipid, sugar]);
  expect([note!.title, note!.description]).toEqual([
    'Sugar after a meal cannot be collected after a longer fast.',
    'Its sample is taken 2 hours after a meal. Longer without food: Lipid profile. Please book it for another time.',
  ]);
  note!.actions[0]!.onClick();
  expect(onRemove).toHaveBeenCalledWith({ kind: 'test', id: 2 });
  expect(said([lipid, sugar], true)[0]!.title).toBe(
    'खाने के बाद शुगर: देर तक ख़ाली पेट रहने पर यह जाँच नहीं हो सकती।',
  );
});
