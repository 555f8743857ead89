import type { prescriptionEndpoints } from '@doorstep/contract/prescription.schema';
import { multipart, multipartType } from '../../../test/files/multipart.ts';
import { jpeg } from '../../../test/files/pictures.ts';
import { stored } from '../../../test/prescriptions.ts';
import { everyone, ownerAlone } from '../../../test/answers.ts';
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
} satisfies AreaExamples<typeof prescriptionEndpoints>;
