import { useMemo } from 'react';
import { SEARCH_MAX } from '@doorstep/contract/medicine';
import type { Medicine } from '@doorstep/contract/medicine.schema';
import { factsIn, namesIn } from '@doorstep/contract/names';
import { SearchBox } from '@doorstep/ui/base/search-box';
import { useLang } from '@doorstep/ui/messages/provider';
import { usePageMessages } from '../../messages/messages.ts';
import { medicineMessages } from '../messages.en.ts';
import type { ListState } from './state.ts';

export interface MedicineSearchViewProps {
  state: ListState;
  /** What stands in the field; the address follows when it is sent. */
  typed: string;
  suggestions: Medicine[];
  suggesting: boolean;
  onType: (text: string) => void;
  onSearch: (text: string) => void;
  onPick: (id: string) => void;
}

/** The search of the list, with medicines that may be meant. */
export function MedicineSearchView({
  state,
  typed,
  suggestions,
  suggesting,
  onType,
  onSearch,
  onPick,
}: MedicineSearchViewProps) {
  const messages = usePageMessages('medicine', medicineMessages);
  const lang = useLang();
  const options = useMemo(
    () =>
      suggestions.map((one) => {
        const { name, packName } = namesIn(lang, one),
          { composition, pack } = factsIn(lang, one);
        return {
          id: String(one.id),
          label: name,
          description: [one.match === 'similar' && messages.similarShort, packName, composition, pack]
            .filter(Boolean)
            .join(' · '),
        };
      }),
    [suggestions, lang, messages],
  );
  return (
    <SearchBox
      action="/medicines"
      name="search"
      label={messages.search}
      placeholder={messages.searchPlaceholder}
      value={typed}
      maxLength={SEARCH_MAX}
      suggestions={options}
      loading={suggesting}
      onValueChange={onType}
      onSubmit={onSearch}
      onSelect={onPick}
      onClear={() => {
        if (state.search) onSearch('');
      }}
    >
      {/* Sent without a script, a search keeps what else the list shows. */}
      {Object.entries({
        letter: state.letter,
        sort: state.sort,
        ...state.filters,
        view: state.view === 'list' && 'list',
      }).map(([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />)}
    </SearchBox>
  );
}
