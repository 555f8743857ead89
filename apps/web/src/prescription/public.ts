export { useChoice } from './choice.ts';
export { ChoosePrescription, type ChoosePrescriptionProps } from './choose.tsx';
export { earlierOf, indianToday, usePrescriptions } from './data.ts';
export { default as PrescriptionDoor } from './door.tsx';
export { Thumb } from './thumb.tsx';
export { usePrescriptionUpload, type Kept } from './upload.ts';
