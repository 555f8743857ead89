import type { StaffSection } from '@doorstep/ui/staff/staff-nav';
import { allAreas } from '../app/area.ts';
import type { LazyModule } from '../app/route.tsx';
import type { AnyPageMessages } from '../messages/messages.ts';
import type { StaffRole } from './data.ts';

/** A page of the staff, as its navigation shows it; the page puts itself into a `Gate`. */
export interface StaffTab extends Pick<StaffSection, 'section' | 'href' | 'icon'> {
  /** Whose it is. */
  role: StaffRole;
  /** Among the others of this role: 0 is the first. */
  order: number;
  label: (messages: AnyPageMessages) => string;
}

declare module '../app/area.ts' {
  interface Area {
    staffTabs?: LazyModule<{ tabs: readonly StaffTab[] }>;
  }
}

/** The tabs that areas give, for a render. */
export function useStaffTabs(): readonly StaffTab[] {
  const all: StaffTab[] = [];
  for (const { staffTabs } of allAreas()) if (staffTabs) all.push(...staffTabs.use().tabs);
  return all.toSorted((a, b) => a.order - b.order);
}
