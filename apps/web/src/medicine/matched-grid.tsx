import type { MedicineMatch } from '@doorstep/contract/medicine';
import type { Medicine } from '@doorstep/contract/medicine.schema';
import { Notice } from '@doorstep/ui/base/notice';
import { MedicineGrid } from '@doorstep/ui/medicine/medicine-grid';
import type { ComponentProps } from 'react';
import { usePageMessages } from '../messages/messages.ts';
import { EAGER } from './card-props.ts';
import type { MedicineActions } from './medicine-actions.ts';
import { MedicineItem } from './medicine-item.tsx';
import { medicineMessages } from './messages.en.ts';

export interface MatchedGridProps {
  medicines: readonly Medicine[];
  /** The words that were searched for; empty without a search. */
  search: string;
  actions: MedicineActions;
  /** Headings of the groups and of the cards stand below this one. */
  headingLevel?: 2 | 3;
  view?: 'grid' | 'list' | undefined;
  element?: ComponentProps<typeof MedicineItem>['element'];
}
type Group = 'exact' | 'otherPack' | 'similar';
const groupOf: Readonly<Record<MedicineMatch, Group>> = {
  exact: 'exact',
  other_form: 'otherPack',
  other_strength: 'otherPack',
  similar: 'similar',
};

/** Results of a search: what was asked for first; other strengths and other medicines each under a heading that says so. */
export function MatchedGrid({
  medicines,
  search,
  actions,
  headingLevel = 2,
  view,
  element,
}: MatchedGridProps) {
  const messages = usePageMessages('medicine', medicineMessages);
  const of = (group: Group) => medicines.filter(({ match = 'exact' }) => groupOf[match] === group);
  const exact = of('exact'),
    otherPack = of('otherPack'),
    similar = of('similar');
  const Heading = `h${headingLevel}` as const,
    isGrouped = otherPack.length + similar.length > 0;
  const grid = (label: string, list: readonly Medicine[], before: number) => (
    <MedicineGrid view={view} label={label}>
      {list.map((one, at) => (
        <MedicineItem
          key={one.id}
          medicine={one}
          actions={actions}
          element={element}
          headingLevel={isGrouped || headingLevel === 3 ? 3 : 2}
          eager={before + at < EAGER}
        />
      ))}
    </MedicineGrid>
  );
  const texts = { otherPack: messages.otherPackText, similar: messages.similarText };
  const section = (group: 'otherPack' | 'similar', list: readonly Medicine[], before: number) =>
    list.length > 0 && (
      <section aria-labelledby={`found-${group}`} className="flex flex-col gap-3">
        <Heading id={`found-${group}`} className="text-title">
          {messages[group]}
        </Heading>
        <p className="text-content-muted">{texts[group]}</p>
        {grid(messages[group], list, before)}
      </section>
    );
  return (
    <>
      {similar.length === medicines.length && similar.length > 0 && (
        <Notice tone="info" title={messages.notFoundByName(search)} />
      )}
      {exact.length > 0 && grid(messages.medicines, exact, 0)}
      {section('otherPack', otherPack, exact.length)}
      {section('similar', similar, exact.length + otherPack.length)}
    </>
  );
}
