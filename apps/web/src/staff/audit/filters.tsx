import type { StaffMembers } from '@doorstep/contract/staff-account.schema';
import { ADMIN_SEARCH_MAX } from '@doorstep/contract/order-admin';
import { STAFF_SEARCH_MAX } from '@doorstep/contract/staff';
import { Button } from '@doorstep/ui/base/button';
import { Icon } from '@doorstep/ui/base/icon';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { SelectField } from '@doorstep/ui/base/select-field';
import { TextField } from '@doorstep/ui/base/text-field';
import type { Resource } from '../../app/resource.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { FoldedFilters } from '../folded-filters.tsx';
import { staffMessages } from '../messages.en.ts';
import { auditMessages } from './messages.en.ts';
import { auditHref, auditStateOf, filtersSet, isFiltered, type AuditState } from './state.ts';

export interface AuditFiltersProps {
  state: AuditState;
  people: Resource<StaffMembers>;
  makingCsv: boolean;
  onFilter: (state: AuditState) => void;
  onCsv: () => void;
}
/** Asked for together: the browser keeps what is typed until it is shown. */
export function AuditFilters({ state, people, makingCsv, onFilter, onCsv }: AuditFiltersProps) {
  const messages = usePageMessages('audit', auditMessages);
  const { actions, csv } = usePageMessages('staff', staffMessages);
  // A choice that is not among the options yet would be forgotten.
  if (people.state === 'loading') return null;
  const members = people.state === 'ready' ? people.data.data : [];
  return (
    <form
      key={auditHref({ ...state, page: 1 })}
      action="/admin/audit"
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onFilter({ ...auditStateOf(new FormData(event.currentTarget)), page: 1 });
      }}
    >
      <FoldedFilters set={filtersSet(state)}>
        <div className="flex flex-col gap-4 pt-2">
          <div className="grid items-end gap-4 xs:grid-cols-2">
            <SelectField
              name="who"
              label={messages.who}
              placeholder={messages.anyone}
              options={members.map(({ id, name }) => ({ value: String(id), label: name }))}
              defaultValue={state.who ?? ''}
            />
            <TextField
              name="whose"
              label={messages.whose}
              hint={messages.whoseHint}
              maxLength={STAFF_SEARCH_MAX}
              autoComplete="off"
              defaultValue={state.whose}
            />
            <SelectField
              name="what"
              label={messages.what}
              placeholder={messages.anything}
              options={Object.entries(actions).map(([value, label]) => ({ value, label }))}
              defaultValue={state.what}
            />
            <TextField
              name="order"
              label={messages.order}
              maxLength={ADMIN_SEARCH_MAX}
              autoComplete="off"
              defaultValue={state.order}
            />
            <TextField name="from" type="date" label={messages.from} defaultValue={state.from} />
            <TextField name="to" type="date" label={messages.to} defaultValue={state.to} />
          </div>
          <div className="flex flex-wrap gap-3">
            <Button type="submit">
              <Icon name="icon-search" />
              <span>{messages.show}</span>
            </Button>
            {isFiltered(state) && (
              <LinkButton href="/admin/audit" tone="plain">
                {messages.clear}
              </LinkButton>
            )}
          </div>
        </div>
      </FoldedFilters>
      <div className="flex flex-wrap gap-3">
        <Button tone="plain" busy={makingCsv} onClick={onCsv}>
          {!makingCsv && <Icon name="icon-download" />}
          {csv}
        </Button>
      </div>
    </form>
  );
}
