import { staffRoles } from '@doorstep/contract/account';
import type { StaffMember, StaffMembers } from '@doorstep/contract/staff-account.schema';
import { Badge } from '@doorstep/ui/base/badge';
import { Button } from '@doorstep/ui/base/button';
import { Card } from '@doorstep/ui/base/card';
import { groupMobile, MobileField } from '@doorstep/ui/base/mobile-field';
import { Notice } from '@doorstep/ui/base/notice';
import { SelectField } from '@doorstep/ui/base/select-field';
import type { Errors, FieldRegistration } from '@doorstep/ui/base/text-field';
import { DataTable, DataTableSkeleton } from '@doorstep/ui/staff/data-table';
import { Moment } from '@doorstep/ui/staff/moment';
import type { SubmitEvent } from 'react';
import type { Resource } from '../../app/resource.ts';
import { nameOf } from '../name.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { LoadFailed } from '../list-states.tsx';
import { peopleMessages } from './messages.en.ts';

export interface GiveRoleProps {
  field: (name: 'mobile' | 'role') => FieldRegistration;
  errors: Errors<'mobile' | 'role'>;
  busy: boolean;
  /** What is wrong with the whole. */
  problem: string | undefined;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}
export interface PeopleViewProps {
  people: Resource<StaffMembers>;
  giving: GiveRoleProps;
  onChangeRole: (person: StaffMember) => void;
  onShutOut: (person: StaffMember) => void;
  onLetIn: (person: StaffMember) => void;
  onResetSecondStep: (person: StaffMember) => void;
}

/** By mobile: of who is in the list and who is not. */
function GiveRole({ field, errors, busy, problem, onSubmit }: GiveRoleProps) {
  const messages = usePageMessages('people', peopleMessages);
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-lead">{messages.giveTitle}</h2>
      <p className="text-content-muted">{messages.giveText}</p>
      {problem && <Notice tone="danger">{problem}</Notice>}
      <form noValidate className="flex flex-wrap items-end gap-4" onSubmit={onSubmit}>
        <MobileField
          label={messages.mobile}
          error={errors.mobile?.message}
          autoComplete="off"
          className="min-w-0 flex-1 basis-48"
          {...field('mobile')}
        />
        <SelectField
          label={messages.role}
          placeholder={messages.choose}
          error={errors.role?.message}
          options={staffRoles.map((value) => ({ value, label: messages.roles[value] }))}
          className="grow xs:grow-0"
          {...field('role')}
        />
        <Button type="submit" busy={busy}>
          {messages.give}
        </Button>
      </form>
    </Card>
  );
}

export function PeopleView({ people, giving, ...acts }: PeopleViewProps) {
  const messages = usePageMessages('people', peopleMessages);
  return (
    <>
      {people.state === 'loading' && <DataTableSkeleton />}
      {people.state === 'error' && <LoadFailed title={messages.failed} failed={people} />}
      {people.state === 'ready' && (
        <>
          {people.data.data.length > 0 && <PeopleTable people={people.data.data} {...acts} />}
          <GiveRole {...giving} />
        </>
      )}
    </>
  );
}

function PeopleTable({
  people,
  onChangeRole,
  onShutOut,
  onLetIn,
  onResetSecondStep,
}: { people: readonly StaffMember[] } & Omit<PeopleViewProps, 'people' | 'giving'>) {
  const messages = usePageMessages('people', peopleMessages);
  const columns = (['name', 'role', 'lastLogin', 'state', 'actions'] as const).map((key) => ({
    key,
    title: messages[key],
  }));
  const rows = people.map((person) => ({
    key: String(person.id),
    cells: {
      name: (
        <span>
          <span>{nameOf(person)}</span>
          <br />
          <span translate="no" className="tabular-nums">
            {groupMobile(person.mobile)}
          </span>
        </span>
      ),
      role: messages.roles[person.role],
      lastLogin: person.last_login_at === null ? messages.never : <Moment at={person.last_login_at} />,
      state: (
        <Badge
          tone={person.shut_out ? 'danger' : 'success'}
          icon={person.shut_out ? 'icon-lock' : 'icon-circle-check'}
          className="whitespace-nowrap"
        >
          {person.shut_out ? messages.states.out : messages.states.in}
        </Badge>
      ),
      actions: person.own ? (
        <Badge icon="icon-user">{messages.you}</Badge>
      ) : (
        <span className="flex flex-wrap gap-3">
          {!person.shut_out && (
            <Button
              tone="plain"
              size="tight"
              aria-label={messages.changeOf(nameOf(person))}
              onClick={() => onChangeRole(person)}
            >
              {messages.change}
            </Button>
          )}
          {/* One and the same button, so that focus stays where it is. */}
          <Button
            tone="plain"
            size="tight"
            aria-label={(person.shut_out ? messages.letInOf : messages.shutOutOf)(nameOf(person))}
            onClick={() => (person.shut_out ? onLetIn : onShutOut)(person)}
          >
            {person.shut_out ? messages.letIn : <span className="text-danger-text">{messages.shutOut}</span>}
          </Button>
          {person.second_step && (
            <Button
              tone="plain"
              size="tight"
              aria-label={messages.resetStepOf(nameOf(person))}
              onClick={() => onResetSecondStep(person)}
            >
              {messages.resetStep}
            </Button>
          )}
        </span>
      ),
    },
  }));
  return <DataTable caption={messages.title} columns={columns} rows={rows} />;
}
