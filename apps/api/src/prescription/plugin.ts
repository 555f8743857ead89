import type { prescriptionEndpoints } from '@doorstep/contract/prescription.schema';
import { notFound } from '../platform/http/fault.ts';
import { callerOf, type Handlers } from '../platform/http/register.ts';
import type { PrescriptionService } from './service.ts';

/** Opened in a window of its own it is still no page of ours: nothing in it runs (safety T22). */
const SANDBOX = "default-src 'none'; sandbox; frame-ancestors 'none'";

export const prescriptionHandlers = (prescriptions: PrescriptionService): Handlers<typeof prescriptionEndpoints> => ({
  // The raw request: where there is no body at all, nothing was parsed.
  uploadPrescription: async ({ caller, request }) => ({ success: true, data: await prescriptions.upload(caller.accountId, { stream: request.raw, contentType: request.headers['content-type']! }) }),
  async getFile(request, reply) {
    const found = await prescriptions.file(callerOf(request).accountId, (request.params as { id: string }).id);
    if (!found) throw notFound();
    const isPdf = found.type === 'application/pdf';
    return reply.headers({
      'content-type': found.type, 'cache-control': 'no-store', 'content-security-policy': SANDBOX,
      'content-disposition': isPdf ? 'attachment; filename="prescription.pdf"' : 'inline; filename="prescription.jpg"',
    }).send(found.bytes);
  },
});
