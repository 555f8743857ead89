export { useShopNow } from './clock.ts';
export { useDoctorDays } from './days.ts';
export { useHold, type Holding } from './hold.ts';
