import { anyone } from '../../../test/answers.ts';

export default {
  searchShop: { example: () => ({ query: '?q=bukhar' }), answers: anyone },
  countShop: { example: () => ({}), answers: anyone },
};
