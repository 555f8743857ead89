import { notesOf, type LabItem, type LabNote } from '@doorstep/contract/lab';
import type { RecentTests } from '@doorstep/contract/lab.schema';
import type { TestCartProps } from '@doorstep/ui/lab/test-cart';
import type { ChosenTests } from '../chosen.ts';
import type { labBookMessages } from './messages.en.ts';

interface Given {
  chosen: ChosenTests;
  recent: RecentTests['data'];
  hindi: boolean;
  messages: typeof labBookMessages;
  onRemove: (item: LabItem) => void;
  onKeep: (note: string) => void;
}
/** What to know of a cart before paying, in words, each with what one may do about it. */
export function saidNotes({
  chosen,
  recent,
  hindi,
  messages,
  onRemove,
  onKeep,
}: Given): TestCartProps['notes'] {
  const titleOf = (id: number) => {
    const test = chosen.all.find((one) => one.id === id);
    return test ? (hindi ? test.title_hi : test.title) : '';
  };
  const nameOf = ({ kind, id }: LabItem) => {
    if (kind === 'test') return titleOf(id);
    const of = chosen.packages.find((one) => one.of.id === id)?.of;
    return of ? (hindi ? of.name_hi : of.name) : '';
  };
  const names = (ids: readonly number[]) => ids.map(titleOf).join(', ');
  const acts = (id: string, item?: LabItem) => [
    ...(item ? [{ label: messages.takeOut, onClick: () => onRemove(item) }] : []),
    { label: messages.keep, onClick: () => onKeep(id) },
  ];
  function said(note: LabNote) {
    switch (note.kind) {
      case 'covered': {
        const id = `covered ${note.item.kind} ${note.item.id}`;
        return {
          id,
          title: messages.covered(nameOf(note.item), nameOf(note.by)),
          description: messages.coveredText,
          actions: acts(id, note.item),
        };
      }
      case 'overlap': {
        const [first, second] = note.items,
          id = `overlap ${first.kind} ${first.id} ${second.kind} ${second.id}`;
        return {
          id,
          title: messages.overlap(nameOf(first), nameOf(second)),
          description: messages.overlapText(names(note.tests)),
          actions: acts(id),
        };
      }
      case 'after-meal': {
        const id = `after-meal ${note.test}`,
          own = chosen.tests.some((one) => one.id === note.test);
        return {
          id,
          title: messages.afterMeal(titleOf(note.test)),
          description: messages.afterMealText(note.hours, names(note.tests)),
          actions: acts(id, own ? { kind: 'test', id: note.test } : undefined),
        };
      }
      case 'sex': {
        const id = `sex ${note.sex}`;
        return {
          id,
          title: note.sex === 'female' ? messages.forWomen : messages.forMen,
          description: names(note.tests),
          actions: acts(id),
        };
      }
      case 'age': {
        const id = `age ${note.test}`;
        return {
          id,
          title: messages.ages(titleOf(note.test), note.min, note.max),
          description: messages.agesText,
          actions: acts(id),
        };
      }
    }
  }
  const lately = recent.flatMap(({ test, days_ago, usual_days }) => {
    const item = chosen.tests.find(({ id }) => id === test),
      id = `recent ${test}`;
    return chosen.all.some((one) => one.id === test)
      ? [
          {
            id,
            title: messages.doneLately(titleOf(test), days_ago),
            description: messages.usually(usual_days),
            actions: acts(id, item && { kind: 'test' as const, id: test }),
          },
        ]
      : [];
  });
  return [
    ...notesOf({
      tests: chosen.tests,
      packages: chosen.packages.map(({ of: { id }, tests }) => ({ id, tests })),
    }).map(said),
    ...lately,
  ];
}
