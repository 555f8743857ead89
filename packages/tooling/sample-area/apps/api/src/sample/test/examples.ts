import type { sampleEndpoints } from '@doorstep/contract/sample.schema';
import { everyone } from '../../../test/answers.ts';
import type { AreaExamples } from '../../../test/examples.ts';

export default {
  listSampleKits: { example: () => ({}), answers: everyone() },
} satisfies AreaExamples<typeof sampleEndpoints>;
