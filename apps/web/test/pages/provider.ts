import { vi } from 'vitest';

interface Given {
  key: string;
  amount: number;
  order_id: string;
  handler: (result: object) => void;
  modal: { ondismiss: () => void };
}
/**
 * The payment provider's script and window. `blocked`: the script does not come, as with a blocker.
 * What a person does in the window is done by `pay`, `fail` and `cancel`.
 */
export function provider() {
  const state = { blocked: false, windows: [] as Given[] };
  let failed = () => {};
  class Razorpay {
    given: Given;
    constructor(given: Given) {
      this.given = given;
    }
    on(_: string, listener: () => void) {
      failed = listener;
    }
    open() {
      state.windows.push(this.given);
    }
  }
  const append = document.head.append.bind(document.head);
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    append(...nodes);
    for (const node of nodes)
      if (node instanceof HTMLScriptElement)
        queueMicrotask(() => {
          if (!state.blocked) vi.stubGlobal('Razorpay', Razorpay);
          node.dispatchEvent(new Event(state.blocked ? 'error' : 'load'));
        });
  });
  return {
    state,
    pay: () =>
      state.windows.at(-1)!.handler({
        razorpay_order_id: 'order_1',
        razorpay_payment_id: 'pay_1',
        razorpay_signature: 'f'.repeat(64),
      }),
    fail: () => failed(),
    cancel: () => state.windows.at(-1)!.modal.ondismiss(),
  };
}
