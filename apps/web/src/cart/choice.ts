import type { cartMessages } from './messages.en.ts';
import type { CartViewProps } from './view.tsx';

/** Why the order cannot go on with what was chosen as its prescription. */
export const unreadyOf = (
  state: CartViewProps['upload']['state'],
  messages: typeof cartMessages,
): string | undefined =>
  ({
    uploading: messages.waitForUpload,
    failed: messages.uploadFailed,
    refused: messages.fileRefused,
    empty: undefined,
    chosen: undefined,
    uploaded: undefined,
  })[state];
