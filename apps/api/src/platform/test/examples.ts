import type { platformEndpoints } from '@doorstep/contract/platform.schema';
import { uploaded } from '../../../test/prescriptions.ts';
import { adminAlone, anyone, ownerAlone } from '../../../test/answers.ts';
import type { AreaExamples } from '../../../test/examples.ts';

export default {
  health: {
    example: () => ({}),
    answers: anyone,
  },
  ready: {
    example: () => ({}),
    answers: anyone,
  },
  openapi: {
    example: () => ({}),
    answers: anyone,
  },
  moveClock: {
    example: () => ({ body: { advance_s: 0 } }),
    answers: anyone,
  },
  listOutbox: {
    example: () => ({}),
    answers: anyone,
  },
  findRetainedRecords: {
    example: () => ({ body: { mobile: '9876500000', reason: 'A letter of the court' } }),
    answers: adminAlone,
  },
  getFile: {
    example: async (shop, server) => ({
      params: { id: (await uploaded(shop, server)).image.split('/').at(-2)! },
    }),
    answers: { ...ownerAlone, pharmacist: 200 },
    foreign: { 'a file': (own) => [own, { params: { id: 'A'.repeat(43) } }] },
  },
} satisfies AreaExamples<typeof platformEndpoints>;
