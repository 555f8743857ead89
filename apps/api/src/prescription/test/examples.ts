import type { cartRequestEndpoints } from '@doorstep/contract/cart-request.schema';
import type { prescriptionEndpoints } from '@doorstep/contract/prescription.schema';
import { multipart, multipartType } from '../../../test/files/multipart.ts';
import { jpeg } from '../../../test/files/pictures.ts';
import { stored, withCart } from '../../../test/prescriptions.ts';
import { everyone, ownerAlone, pharmacistAlone } from '../../../test/answers.ts';
import type { AreaExamples } from '../../../test/examples.ts';

export default {
  uploadPrescription: {
    example: async () => ({
      body: multipart([{ bytes: await jpeg() }]),
      headers: { 'content-type': multipartType },
    }),
    answers: everyone(201),
  },
  listPrescriptions: {
    example: () => ({}),
    answers: everyone(),
  },
  deletePrescription: {
    example: async (shop, server) => ({ params: { id: await stored(shop, server) } }),
    answers: ownerAlone,
    isUsedUp: true,
  },
  cartRequest: {
    example: async (shop, server) => ({ params: { id: await stored(shop, server) } }),
    answers: ownerAlone,
  },
  requestCart: {
    example: async (shop, server) => ({
      params: { id: await stored(shop, server) },
      body: { note: 'For one month, please.' },
    }),
    answers: ownerAlone,
  },
  confirmCart: {
    example: async (shop, server) => ({ params: { id: await withCart(shop, server, 'proposed') } }),
    answers: ownerAlone,
  },
  answerCart: {
    example: async (shop, server) => ({
      params: { id: await withCart(shop, server, 'sent') },
      body: { decision: 'propose', lines: [{ id: 3, qty: 1 }] },
    }),
    answers: pharmacistAlone,
    isUsedUp: true,
  },
} satisfies AreaExamples<typeof prescriptionEndpoints & typeof cartRequestEndpoints>;
