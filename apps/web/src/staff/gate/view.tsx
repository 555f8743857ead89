import { EmptyState } from '@doorstep/ui/base/empty-state';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { PageHeader } from '@doorstep/ui/base/page-header';
import { DataTableSkeleton } from '@doorstep/ui/staff/data-table';
import type { ReactNode } from 'react';
import type { Resource } from '../../app/resource.ts';
import { usePageMessages } from '../../messages/messages.ts';
import type { StaffRole } from '@doorstep/contract/account';
import { isStaffRole } from '../data.ts';
import { LoadFailed } from '../list-states.tsx';
import { staffFrameMessages } from '../frame-messages.en.ts';

export interface GateViewProps {
  /** Who may pass: one role, all of the staff, or those who keep the register. */
  forRole: StaffRole | 'staff' | 'register';
  /** Where the work of a role begins. */
  deskOf: (role: string) => string | undefined;
  title: string;
  /** The page has a heading of its own. */
  ownHeader?: boolean;
  actions?: ReactNode;
  /** Who is here, as the server says. */
  who: Resource<{ role: string }>;
  children?: ReactNode;
}

const mayPass: Record<GateViewProps['forRole'], (role: string) => boolean> = {
  admin: (role) => role === 'admin',
  pharmacist: (role) => role === 'pharmacist',
  doctor: (role) => role === 'doctor',
  staff: isStaffRole,
  register: (role) => role === 'admin' || role === 'pharmacist',
};

/** The frame of a staff's page; whoever it is not for is told so, with a way back. The server decides anyway. */
export function GateView({
  forRole,
  deskOf,
  title,
  ownHeader = false,
  actions,
  who,
  children,
}: GateViewProps) {
  const messages = usePageMessages('staffFrame', staffFrameMessages);
  if (who.state === 'loading') return <DataTableSkeleton />;
  if (who.state === 'error') return <LoadFailed headingLevel={1} title={messages.roleFailed} failed={who} />;
  const { role } = who.data;
  if (!mayPass[forRole](role)) {
    const own = deskOf(role);
    return (
      <EmptyState headingLevel={1} title={messages.forStaff} description={messages.forStaffText[forRole]}>
        {own && <LinkButton href={own}>{messages.toOwn}</LinkButton>}
        <LinkButton href="/" tone={own ? 'plain' : 'accent'}>
          {messages.toHome}
        </LinkButton>
      </EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-6">
      {!ownHeader && <PageHeader title={title} actions={actions} />}
      {children}
    </div>
  );
}
