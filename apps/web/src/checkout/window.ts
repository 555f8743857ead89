import type { PaymentOrder, PaymentResult } from '@doorstep/contract/payment.schema';

interface Options {
  key: string;
  amount: number;
  currency: string;
  name: string;
  order_id: string;
  handler: (result: PaymentResult) => void;
  prefill: { name: string; contact: string };
  theme: { color: string | undefined };
  modal: { ondismiss: () => void };
}
type Razorpay = new (options: Options) => {
  open: () => void;
  on: (event: 'payment.failed', listener: () => void) => void;
};
declare global {
  interface Window {
    Razorpay?: Razorpay;
  }
}

const TIMEOUT_MS = 15_000;
const loading = new Map<string, Promise<void>>();
/** The provider's script, asked for when somebody wants to pay and not before (safety T21); a failure may be tried again (F11). */
export function loadWindow(url: string): Promise<void> {
  const known = loading.get(url);
  if (known) return known;
  const script = Object.assign(document.createElement('script'), { src: url });
  const loaded = new Promise<void>((done, fail) => {
    const timer = setTimeout(() => fail(new Error('timeout')), TIMEOUT_MS);
    script.addEventListener('load', () => {
      clearTimeout(timer);
      if (window.Razorpay) done();
      else fail(new Error('no window'));
    });
    script.addEventListener('error', () => {
      clearTimeout(timer);
      fail(new Error('blocked'));
    });
  });
  loading.set(url, loaded);
  loaded.catch(() => {
    loading.delete(url);
    script.remove();
  });
  document.head.append(script);
  return loaded;
}
/**
 * Another origin's script runs only on a document that was sent as a pay page: its policy names that origin. Who came here by a link inside the app
 * has another page's document.
 */
export function needsOwnDocument(scriptUrl: string): boolean {
  if (new URL(scriptUrl, location.href).origin === location.origin) return false;
  const [first] = performance.getEntriesByType('navigation');
  return new URL(first?.name ?? location.href).pathname !== location.pathname;
}

/** What a person did in the provider's window; it may also never say. */
export interface Heard {
  onPaid: (result: PaymentResult) => void;
  onFailed: () => void;
  onDismissed: () => void;
}
export function openWindow(
  {
    key,
    amount,
    currency,
    order_id,
  }: Pick<PaymentOrder, 'key' | 'amount' | 'currency' | 'order_id' | 'script_url'>,
  { title: name, color }: { title: string; color?: string },
  prefill: Options['prefill'],
  { onPaid, onFailed, onDismissed }: Heard,
): void {
  const opened = new window.Razorpay!({
    key,
    amount,
    currency,
    name,
    order_id,
    prefill,
    theme: { color },
    handler: onPaid,
    modal: { ondismiss: onDismissed },
  });
  opened.on('payment.failed', onFailed);
  opened.open();
}
