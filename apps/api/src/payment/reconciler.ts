import type { Clock } from '../platform/clock.ts';
import type { Log } from '../platform/log.ts';
import type { PaymentService } from './service.ts';

const EVERY_MS = 60_000;

/** At the start for all, then each minute for what is due: no captured payment stays without its order or its refund for longer than 15 minutes. */
export function reconcileEachMinute({ payments, clock, log }: { payments: PaymentService; clock: Clock; log: Log }) {
  let running: Promise<void> | undefined;
  let closed = false;
  const run = (all = false) => {
    if (closed) return;
    running ??= payments.reconcile(all).catch((error: unknown) => { if (!closed) log.warn({ err: error }, 'payments could not be reconciled; trying again in a minute'); }).finally(() => { running = undefined; });
  };
  const timer = setInterval(() => run(), EVERY_MS);
  clock.onAdvance(() => run());
  run(true);
  return { close: async () => { closed = true; clearInterval(timer); await running; } };
}
