// For pages of the staff that other areas have: their tab, and the frame around the page.
export { Gate } from './gate/gate.tsx';
export type { StaffTab } from './tab.ts';
