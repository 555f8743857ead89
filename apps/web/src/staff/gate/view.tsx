import { EmptyState } from '@doorstep/ui/base/empty-state';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { PageHeader } from '@doorstep/ui/base/page-header';
import { DataTableSkeleton } from '@doorstep/ui/staff/data-table';
import { StaffNav } from '@doorstep/ui/staff/staff-nav';
import type { ReactNode } from 'react';
import type { Resource } from '../../app/resource.ts';
import { useAnyPageMessages, usePageMessages } from '../../messages/messages.ts';
import type { StaffRole } from '../data.ts';
import { LoadFailed } from '../list-states.tsx';
import type { StaffTab } from '../tab.ts';
import { staffMessages } from '../messages.en.ts';

export interface GateViewProps {
  /** Who may pass. */
  forRole: StaffRole;
  /** Of this page, among the tabs. */
  section: string;
  tabs: readonly StaffTab[];
  title: string;
  actions?: ReactNode;
  /** Who is here, as the server says. */
  who: Resource<{ role: string }>;
  children?: ReactNode;
}

/** The frame of a staff's page; whoever it is not for is told so, with a way back. The server decides anyway. */
export function GateView({ forRole, section, tabs, title, actions, who, children }: GateViewProps) {
  const messages = usePageMessages('staff', staffMessages);
  const labels = useAnyPageMessages();
  if (who.state === 'loading') return <DataTableSkeleton />;
  if (who.state === 'error') return <LoadFailed headingLevel={1} title={messages.roleFailed} failed={who} />;
  if (who.data.role !== forRole) {
    // Where their work begins.
    const own = tabs.find(({ role }) => role === who.data.role)?.href;
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
      <StaffNav
        sections={tabs
          .filter(({ role }) => role === forRole)
          .map(({ section: name, href, icon, label }) => ({
            section: name,
            href,
            icon,
            label: label(labels),
          }))}
        current={section}
      />
      <PageHeader title={title} actions={actions} />
      {children}
    </div>
  );
}
