import type { MedicineList } from '@doorstep/contract/medicine.schema';
import { brand } from '@doorstep/contract/brand';
import { EmptyState } from '@doorstep/ui/base/empty-state';
import { Link } from '@doorstep/ui/base/link';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { usePageMessages } from '../../messages/messages.ts';
import { medicineEmptyMessages } from './messages.en.ts';
import { changed, isNarrowed, listHref, OPEN, type ListState } from './state.ts';

export interface EmptyProps {
  list: MedicineList;
  state: ListState;
}
/** Where nothing is found: what may have been meant, and the ways that lead on without a search. */
export default function Empty({ list: { pagination, close }, state }: EmptyProps) {
  const messages = usePageMessages('medicineEmpty', medicineEmptyMessages);
  if (pagination.total > 0)
    return (
      <EmptyState title={messages.pastEnd} description={messages.pastEndText}>
        <LinkButton href={listHref({ ...state, page: 1 })}>{messages.firstPage}</LinkButton>
      </EmptyState>
    );
  return (
    <div className="flex flex-col gap-4">
      <EmptyState title={messages.title} description={messages.text}>
        {isNarrowed(state) && (
          <LinkButton href={listHref(changed(state, OPEN))} tone="plain">
            {messages.all}
          </LinkButton>
        )}
        <LinkButton href="/prescriptions/upload">{messages.prescription}</LinkButton>
        <LinkButton href={`tel:${brand.phone}`} tone="plain">
          {messages.call(brand.phoneShown)}
        </LinkButton>
      </EmptyState>
      {close && close.length > 0 && (
        <nav aria-labelledby="close" className="flex flex-col items-center gap-2">
          <h2 id="close" className="text-lead">
            {messages.meant}
          </h2>
          <ul className="flex flex-wrap justify-center gap-3">
            {close.map((search) => (
              <li key={search}>
                <Link
                  href={listHref(changed(state, { ...OPEN, search }))}
                  className="inline-flex min-h-target items-center font-medium text-accent-text underline underline-offset-4"
                >
                  {search}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
