import type { cartRequestEndpoints } from '@doorstep/contract/cart-request.schema';
import type { orderEndpoints } from '@doorstep/contract/order.schema';
import type { prescriptionEndpoints } from '@doorstep/contract/prescription.schema';
import { notFound } from '../platform/http/http-error.ts';
import type { Handlers } from '../platform/http/register.ts';
import type { PrescriptionService } from './service.ts';

const unknown = () => notFound('prescription_not_found');

export const prescriptionHandlers = (
  prescriptions: PrescriptionService,
): Handlers<
  typeof prescriptionEndpoints & typeof cartRequestEndpoints & Pick<typeof orderEndpoints, 'givePrescription'>
> => ({
  async givePrescription({ caller, params, body }) {
    const data = await prescriptions.give(caller.accountId, params['id']!, body.prescription_id);
    if (!data) throw notFound('order_not_found');
    return { success: true, data };
  },
  cartRequest: async ({ caller, params }) => ({
    success: true,
    data: await prescriptions.cart(caller.accountId, params['id']!),
  }),
  async requestCart({ caller, params, body }) {
    await prescriptions.carts.send(caller.accountId, params['id']!, body.note ?? '');
    return { success: true, data: await prescriptions.cart(caller.accountId, params['id']!) };
  },
  async confirmCart({ caller, params }) {
    await prescriptions.carts.confirm(caller.accountId, params['id']!);
    return { success: true, data: await prescriptions.cart(caller.accountId, params['id']!) };
  },
  async answerCart({ caller, params, body, request }) {
    await prescriptions.answerCart(caller, params['id']!, body, request.id);
    return { success: true };
  },
  // The raw request: where there is no body at all, nothing was parsed.
  uploadPrescription: async ({ caller, request }) => ({
    success: true,
    data: await prescriptions.upload(
      caller.accountId,
      { stream: request.raw, contentType: request.headers['content-type']! },
      'idempotency-key' in request.headers,
    ),
  }),
  listPrescriptions: async ({ caller, query }) => ({
    success: true,
    ...(await prescriptions.list(caller.accountId, query)),
  }),
  async deletePrescription({ caller, params }) {
    if (!(await prescriptions.remove(caller.accountId, params['id']!))) throw unknown();
    return { success: true };
  },
});
