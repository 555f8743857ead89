export { call } from './call.ts';
export { keyOf } from './use-call.ts';
export { cardProps } from './card-props.ts';
export { useMedicineList } from './data.ts';
export { useMedicineActions, type MedicineActions } from './medicine-actions.ts';
export { setWished } from './wishlist.ts';
