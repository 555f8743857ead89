export { ChoosePrescription, type ChoosePrescriptionProps } from './choose.tsx';
export { earlierOf, indianToday, usePrescriptions } from './data.ts';
export { usePrescriptionUpload, type Kept } from './upload.ts';
