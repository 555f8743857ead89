import type { StaffHit, TodayPart } from '@doorstep/contract/staff.schema';
import type { StaffRailLink } from '@doorstep/ui/staff/staff-rail';
import { allAreas } from '../app/area.ts';
import type { LazyModule } from '../app/route.tsx';
import type { AnyPageMessages } from '../messages/messages.ts';
import type { StaffRole } from '@doorstep/contract/account';

type Tone = 'neutral' | 'warning' | 'danger';
/** A page of the staff, as the rail shows it; the page puts itself into a `Gate`. */
export interface StaffTab {
  href: string;
  icon: StaffRailLink['icon'];
  /** Whose it is. */
  roles: readonly StaffRole[];
  /** What it stands among; `today` is first, without a name. */
  group: 'today' | 'queues' | 'shop' | 'records';
  /** Among the others of its group: 0 is the first. */
  order: number;
  label: (messages: AnyPageMessages) => string;
  /** The part of today's work that is done there: its count stands beside the label. */
  part?: string;
  tone?: Tone;
  /** The part whose count makes the badge red. */
  alert?: string;
}
/** How a part of today's work is told on the first page. */
export interface StaffTile {
  /** As the server names it. */
  part: string;
  order: number;
  /** Where it is done; of what has a day, on that day. */
  href: string | ((part: TodayPart) => string);
  icon: StaffRailLink['icon'];
  tone: Tone;
  label: (messages: AnyPageMessages, waiting: number) => string;
  /** The worst of what waits, in words; `at` is the server's time. */
  worst: (messages: AnyPageMessages, part: TodayPart, at: string) => string | undefined;
}
/** What the search finds of one type, and where that is opened. */
export interface StaffFound {
  type: string;
  label: (messages: AnyPageMessages) => string;
  href: (hit: StaffHit, role: StaffRole) => string;
}
interface Tabs {
  tabs?: readonly StaffTab[];
  tiles?: readonly StaffTile[];
  found?: readonly StaffFound[];
}

declare module '../app/area.ts' {
  interface Area {
    staffTabs?: LazyModule<Tabs>;
  }
}
declare module '../app/route.tsx' {
  interface Frames {
    staff: true;
  }
}

function useAll<Part extends keyof Tabs>(part: Part): Array<NonNullable<Tabs[Part]>[number]> {
  const all: Array<NonNullable<Tabs[Part]>[number]> = [];
  for (const { staffTabs } of allAreas()) if (staffTabs) all.push(...(staffTabs.use()[part] ?? []));
  return all;
}
/** What areas give, for a render. */
export const useStaffTabs = (): readonly StaffTab[] => useAll('tabs').toSorted((a, b) => a.order - b.order);
export const useStaffTiles = (): readonly StaffTile[] =>
  useAll('tiles').toSorted((a, b) => a.order - b.order);
export const useStaffFound = (): readonly StaffFound[] => useAll('found');
