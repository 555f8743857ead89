import { EmptyState } from '@doorstep/ui/base/empty-state';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { PageHeader } from '@doorstep/ui/base/page-header';
import { DataTableSkeleton } from '@doorstep/ui/staff/data-table';
import { StaffNav, type StaffNavProps, type StaffSection } from '@doorstep/ui/staff/staff-nav';
import type { ReactNode } from 'react';
import type { Resource } from '../../app/resource.ts';
import { usePageMessages } from '../../messages/messages.ts';
import type { StaffRole } from '../data.ts';
import { LoadFailed } from '../list-states.tsx';
import { staffMessages } from '../messages.en.ts';

const sections: Record<StaffRole, StaffNavProps['sections']> = {
  admin: [
    { section: 'orders', href: '/admin' },
    { section: 'catalogue', href: '/admin/catalogue' },
    { section: 'payments', href: '/admin/payments' },
    { section: 'audit', href: '/admin/audit' },
  ],
  pharmacist: [{ section: 'prescriptions', href: '/staff/prescriptions' }],
};
/** Where a role's work begins. */
const desks: Partial<Record<string, string>> = { admin: '/admin', pharmacist: '/staff/prescriptions' };

export interface GateViewProps {
  /** Who may pass. */
  forRole: StaffRole;
  section: StaffSection;
  title: string;
  actions?: ReactNode;
  /** Who is here, as the server says. */
  who: Resource<{ role: string }>;
  children?: ReactNode;
}

/** The frame of a staff's page; whoever it is not for is told so, with a way back. The server decides anyway. */
export function GateView({ forRole, section, title, actions, who, children }: GateViewProps) {
  const messages = usePageMessages('staff', staffMessages);
  if (who.state === 'loading') return <DataTableSkeleton />;
  if (who.state === 'error') return <LoadFailed headingLevel={1} title={messages.roleFailed} failed={who} />;
  if (who.data.role !== forRole) {
    const own = desks[who.data.role];
    return (
      <EmptyState headingLevel={1} title={messages.forStaff} text={messages.forStaffText[forRole]}>
        {own && <LinkButton href={own}>{messages.toOwn}</LinkButton>}
        <LinkButton href="/" tone={own ? 'plain' : 'accent'}>
          {messages.toHome}
        </LinkButton>
      </EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <StaffNav sections={sections[forRole]} current={section} />
      <PageHeader title={title} actions={actions} />
      {children}
    </div>
  );
}
