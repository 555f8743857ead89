import type { Queued } from '../app/outbox.ts';
import { send } from '../app/upload.ts';
import { call, target } from './call.ts';

/** A sheet that was chosen without a line; a cart is asked for with it where somebody wanted that. */
export default async function sendQueued({ id: key, file, body }: Queued): Promise<void> {
  const form = new FormData();
  form.append('image', file!);
  const { path, read } = target('uploadPrescription');
  const { text } = await send(path, form, {
    onProgress: () => {},
    signal: new AbortController().signal,
    key,
  });
  const { note } = body as { note?: string };
  if (note === undefined) return;
  const { id } = read(JSON.parse(text)).data;
  await call('requestCart', { params: { id }, body: { note }, idempotencyKey: `${key}-cart` });
}
