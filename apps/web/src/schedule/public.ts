export { setShopClock, useShopNow } from './clock.ts';
export { useDoctorDays } from './days.ts';
export { useHold, type Holding } from './hold.ts';
export { HoldLine } from './hold-line.tsx';
export { useOnReturn } from './on-return.ts';
