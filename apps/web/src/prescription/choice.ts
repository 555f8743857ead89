import { useLazyPart } from '../app/lazy-part.ts';
import { choosePart } from './choose-part.ts';
import { earlierOf, indianToday, usePrescriptions } from './data.ts';
import { usePrescriptionUpload, type Kept } from './upload.ts';

/**
 * The prescription that goes with what is bought or booked: what can be chosen, and the part that shows it, which is fetched once it is
 * `wanted`. `onPartFailed` is told when that cannot be had.
 */
export function useChoice(
  kept: Kept,
  wanted: boolean,
  onChange: (prescription: Kept) => void,
  onPartFailed: () => void,
) {
  const prescriptions = usePrescriptions(wanted ? 1 : null);
  const upload = usePrescriptionUpload(kept, (prescription) => {
    onChange(prescription);
    // The summary shows its picture, and whoever comes back finds it among the others.
    if (prescription) void prescriptions.refresh().catch(() => {});
  });
  const here = useLazyPart(choosePart.load, wanted, onPartFailed);
  return {
    upload,
    earlier: prescriptions.state === 'ready' ? earlierOf(prescriptions.data.data, indianToday()) : [],
    Choose: here ? choosePart.Part : undefined,
  };
}
