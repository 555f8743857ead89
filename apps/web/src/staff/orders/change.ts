import type { AdminOrder, AdminOrders } from '@doorstep/contract/order-admin.schema';
import { adminWords, type AdminStatus } from '@doorstep/contract/order-admin';
import { sentenceOf } from '@doorstep/contract/failure';
import { useState } from 'react';
import { CallError } from '../../app/fetcher.ts';
import { sentenceFor } from '../../app/failure.ts';
import { say } from '../../app/toasts.ts';
import { useErrorMessages } from '../../messages/errors.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { call } from '../call.ts';
import { staffMessages } from '../messages.en.ts';

/** What became of one row since the list was read. */
export interface Changed {
  row?: AdminOrder;
  busy?: boolean;
  error?: string | undefined;
  previous?: AdminStatus | undefined;
}

const rowOf = (change: Changed | undefined): Pick<Changed, 'row'> => (change?.row ? { row: change.row } : {});

/**
 * Moves orders, and moves them back: an undo is the same call with the status before. A changed row stays where it is until the list is asked for anew.
 * `list` names the list that is shown: another one forgets what was changed in this.
 */
export function useStatusChange(list: string, refresh: () => Promise<AdminOrders | undefined>) {
  const messages = usePageMessages('staff', staffMessages);
  const errors = useErrorMessages();
  const [kept, setKept] = useState<{ list: string; changed: Record<string, Changed> }>({ list, changed: {} });
  if (kept.list !== list) setKept({ list, changed: {} });
  const put = (id: string, change: Changed) =>
    setKept((now) => ({ ...now, changed: { ...now.changed, [id]: change } }));

  async function move(order: AdminOrder, status: AdminStatus, undo: boolean) {
    const before = order.status as AdminStatus,
      previous = undo ? undefined : before;
    const row = kept.changed[order.id]?.row;
    put(order.id, { ...(row && { row }), busy: true });
    const done = (fresh: AdminOrder) => {
      put(order.id, { row: fresh, previous });
      say('success', messages.updated);
    };
    try {
      const { data } = await call('setOrderStatus', {
        params: { id: order.id },
        body: { status: adminWords[status] },
      });
      done(data);
    } catch (error) {
      const failure = error instanceof CallError ? error : new CallError(0, 'failed'),
        code = failure.status;
      // No answer is no refusal: it may have been done. The list knows.
      const fresh =
        code === 409 || code === 0 || code >= 500
          ? await refresh().then(
              (all) => all?.data.find(({ id }) => id === order.id),
              () => undefined,
            )
          : undefined;
      if (code !== 409 && fresh?.status === status) {
        done(fresh);
        return;
      }
      put(order.id, {
        ...(fresh ? {} : row && { row }),
        error: (code === 409 && sentenceFor(failure, errors)) || messages.updateFailed,
      });
    }
  }
  /** Several at once; answers the numbers of those that stay chosen, to be sent again. */
  async function send(ids: readonly string[]): Promise<string[]> {
    setKept((now) => ({
      list,
      changed: {
        ...now.changed,
        ...Object.fromEntries(ids.map((id) => [id, { ...rowOf(now.changed[id]), busy: true }])),
      },
    }));
    try {
      const { data, moved, refused } = await call('moveOrders', {
        body: { ids: [...ids], status: 'shipped' },
      });
      const before = new Map(moved.map(({ id, previous }) => [id, previous as AdminStatus]));
      for (const row of data) put(row.id, { row, previous: before.get(row.id) });
      for (const { id, code, message } of refused)
        put(id, { error: (errors && sentenceOf(errors, { code })) ?? message });
      const left = refused.map(({ id }) => id),
        told = [
          moved.length > 0 && messages.sent(moved.length),
          left.length > 0 && messages.notSent(left.join(', ')),
        ].filter(Boolean);
      say(left.length > 0 ? 'error' : 'success', told.join(' ') || messages.alreadySent);
      return left;
    } catch {
      // It may have been done: the list knows.
      await refresh().catch(() => undefined);
      for (const id of ids) put(id, {});
      say('error', messages.sendFailed);
      return [...ids];
    }
  }
  return {
    send,
    changed: kept.list === list ? kept.changed : {},
    change: (order: AdminOrder, status: AdminStatus) => {
      void move(order, status, false);
    },
    undo: (order: AdminOrder, previous: AdminStatus) => {
      void move(order, previous, true);
    },
  };
}
