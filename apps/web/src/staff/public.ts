// For pages of the staff that other areas have: their tab, their tile of Today, what the search opens of them, and the gate before the page.
export { Gate } from './gate/gate.tsx';
export type { StaffFound, StaffTab, StaffTile } from './tab.ts';
