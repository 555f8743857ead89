export { ChoosePrescription, type ChoosePrescriptionProps } from './choose.tsx';
export { earlierOf, indianToday, usePrescriptions } from './data.ts';
export { Thumb } from './thumb.tsx';
export { usePrescriptionUpload, type Kept } from './upload.ts';
