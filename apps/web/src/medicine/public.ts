export { call } from './call.ts';
export { keyOf } from './use-call.ts';
export { MatchedGrid } from './matched-grid.tsx';
export { MedicineItem } from './medicine-item.tsx';
export { useMedicineList } from './data.ts';
export { useMedicineActions, type MedicineActions } from './medicine-actions.ts';
export { setWished } from './wishlist.ts';
