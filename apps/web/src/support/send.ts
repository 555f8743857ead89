import type { Queued } from '../app/outbox.ts';
import type { NewTicket } from '@doorstep/contract/support.form';
import { call } from './call.ts';

/** A message that was written without a line; with its key it is one, however often it is sent. */
export default ({ id, body }: Queued) => call('sendTicket', { body: body as NewTicket, idempotencyKey: id });
