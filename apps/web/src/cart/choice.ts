import { useLazyPart } from '../app/lazy-part.ts';
import { say } from '../app/toasts.ts';
import { usePageMessages } from '../messages/messages.ts';
import {
  choosePart,
  earlierOf,
  indianToday,
  usePrescriptions,
  usePrescriptionUpload,
  type Kept,
} from '../prescription/public.ts';
import { changeDraft } from './draft.ts';
import { cartMessages as english } from './messages.en.ts';
import type { CartViewProps } from './view.tsx';

/** Why the order cannot go on with what was chosen as its prescription. */
export const unreadyOf = (
  state: CartViewProps['upload']['state'],
  messages: typeof english,
): string | undefined =>
  ({
    uploading: messages.waitForUpload,
    failed: messages.uploadFailed,
    refused: messages.fileRefused,
    empty: undefined,
    chosen: undefined,
    uploaded: undefined,
  })[state];

/** The prescription that goes with the order: what can be chosen, and the part that shows it once it is here. */
export function useChoice(kept: Kept, signedIn: boolean) {
  const messages = usePageMessages('cart', english);
  const prescriptions = usePrescriptions();
  const upload = usePrescriptionUpload(kept, (prescription) => {
    changeDraft({ prescription });
    // The summary shows its picture, and whoever comes back finds it among the others.
    if (prescription) void prescriptions.refresh().catch(() => {});
  });
  const here = useLazyPart(choosePart.load, signedIn, () => say('error', messages.partFailed));
  return {
    upload,
    earlier: prescriptions.state === 'ready' ? earlierOf(prescriptions.data.data, indianToday()) : [],
    Choose: here ? choosePart.Part : undefined,
  };
}
