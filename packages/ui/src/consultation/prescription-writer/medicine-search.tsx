'use client';
import { Button } from '../../base/button/button.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import { SearchBox, type Suggestion } from '../../base/search-box/search-box.tsx';
import { useMessages } from '../../messages/provider.ts';
import { inboxMessages } from '../inbox-messages.en.ts';

export interface MedicineSearchProps {
  /** Id of the search box. */
  id: string;
  /** Typed text. */
  search: string;
  /** Gets the typed text. */
  onSearchChange: (text: string) => void;
  /** Medicines found: salt and strength as the label, brand and pack as the detail. */
  found: readonly Suggestion[];
  /** The search is under way. */
  busy: boolean;
  /** Gets the id of a medicine of the catalogue. */
  onAdd: (id: number) => void;
  /** Gets a name that the catalogue does not have. */
  onAddTyped: (name: string) => void;
}

/** Search for a medicine to prescribe; a name that is not in the catalogue can be added as typed. */
export function MedicineSearch({
  id,
  search,
  onSearchChange,
  found,
  busy,
  onAdd,
  onAddTyped,
}: MedicineSearchProps) {
  const messages = useMessages('inbox', inboxMessages);
  const typed = search.trim();
  return (
    <>
      <SearchBox
        id={id}
        tabIndex={-1}
        action=""
        label={messages.find}
        placeholder={messages.findHint}
        value={search}
        onValueChange={onSearchChange}
        suggestions={found}
        loading={busy}
        nothing={typed && !busy && found.length === 0 ? messages.notFound : undefined}
        onSubmit={() => {
          const [first] = found;
          if (first) onAdd(Number(first.id));
        }}
        onSelect={(picked) => onAdd(Number(picked))}
        onClear={() => onSearchChange('')}
      />
      {typed !== '' && !busy && (
        <div className="flex flex-col gap-1">
          <Button tone="plain" className="max-w-full self-start" onClick={() => onAddTyped(typed)}>
            <Icon name="icon-plus" />
            <span className="min-w-0 wrap-anywhere">{messages.addTyped(typed)}</span>
          </Button>
          <p className="text-meta text-content-muted">{messages.typedNote}</p>
        </div>
      )}
    </>
  );
}
