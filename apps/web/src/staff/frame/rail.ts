import type { TodayPart } from '@doorstep/contract/staff.schema';
import type { StaffRailGroup } from '@doorstep/ui/staff/staff-rail';
import type { AnyPageMessages } from '../../messages/messages.ts';
import type { deskMessages } from '../desk-messages.en.ts';
import type { StaffTab } from '../tab.ts';

/** The tab that a path belongs to: its own page, or one under it. Today, which all others stand under, is its own page alone. */
export function tabAt(tabs: readonly StaffTab[], pathname: string): StaffTab | undefined {
  const path = `${pathname.toLowerCase().replace(/\/+$/, '')}/`;
  return tabs.find(({ href, group }) =>
    group === 'today' ? path === `${href}/` : path.startsWith(`${href}/`),
  );
}
/** What the tabs of a role are in the rail, with how much waits in each. */
export const railGroups = ({
  tabs,
  parts,
  messages,
  labels,
}: {
  tabs: readonly StaffTab[];
  parts: readonly TodayPart[];
  messages: typeof deskMessages;
  labels: AnyPageMessages;
}): StaffRailGroup[] =>
  (['today', 'queues', 'shop', 'records'] as const).flatMap((group) => {
    const links = tabs
      .filter((tab) => tab.group === group)
      .map(({ href, icon, label, part, tone, alert }) => {
        const waiting = parts.find(({ key }) => key === part)?.count,
          urgent = parts.find(({ key }) => key === alert)?.count ?? 0;
        return {
          href,
          icon,
          label: label(labels),
          tone: urgent > 0 ? ('danger' as const) : tone,
          waiting: urgent > 0 ? Math.max(urgent, waiting ?? 0) : waiting,
        };
      });
    return links.length > 0 ? [{ title: group === 'today' ? undefined : messages.groups[group], links }] : [];
  });
