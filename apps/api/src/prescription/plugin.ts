import type { prescriptionEndpoints } from '@doorstep/contract/prescription.schema';
import { notFound } from '../platform/http/http-error.ts';
import { callerOf, type Handlers } from '../platform/http/register.ts';
import type { PrescriptionService } from './service.ts';

/** Opened in a window of its own it is still no page of ours: nothing in it runs (safety T22). */
const SANDBOX = "default-src 'none'; sandbox; frame-ancestors 'none'";
const unknown = () => notFound('prescription_not_found');

export const prescriptionHandlers = (
  prescriptions: PrescriptionService,
): Handlers<typeof prescriptionEndpoints> => ({
  // The raw request: where there is no body at all, nothing was parsed.
  uploadPrescription: async ({ caller, request }) => ({
    success: true,
    data: await prescriptions.upload(caller.accountId, {
      stream: request.raw,
      contentType: request.headers['content-type']!,
    }),
  }),
  listPrescriptions: async ({ caller }) => ({
    success: true,
    data: await prescriptions.list(caller.accountId),
  }),
  async deletePrescription({ caller, params }) {
    if (!(await prescriptions.remove(caller.accountId, params['id']!))) throw unknown();
    return { success: true };
  },
  async getFile(request, reply) {
    const found = await prescriptions.file(
      callerOf(request),
      (request.params as { id: string }).id,
      request.id,
    );
    if (!found) throw notFound();
    const isPdf = found.type === 'application/pdf';
    return reply
      .headers({
        'content-type': found.type,
        'cache-control': 'no-store',
        'content-security-policy': SANDBOX,
        'content-disposition': isPdf
          ? `attachment; filename="${found.kind}.pdf"`
          : `inline; filename="${found.kind}.jpg"`,
      })
      .send(found.bytes);
  },
});
