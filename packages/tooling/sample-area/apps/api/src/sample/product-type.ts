import { SAMPLE_KIT_PAISE, sampleServiceType } from '@doorstep/contract/sample';
import { sampleTexts } from '@doorstep/contract/sample.messages.en';
import { sampleTextsHi } from '@doorstep/contract/sample.messages.hi';
import type { Item, ProductType } from '../order/service.ts';
import { notFound } from '../platform/http/http-error.ts';
import type { SampleService } from './service.ts';

const KIT = 'kit';
const textsIn = { en: sampleTexts, hi: sampleTextsHi };
const item: Item = {
  productType: sampleServiceType,
  reference: KIT,
  title: 'Sample kit',
  detail: null,
  quantity: 1,
  pricePaise: SAMPLE_KIT_PAISE,
  taxCode: null,
  gstRate: null,
  data: {},
};

/** A kit has one price, and there is always one more. */
export const createSampleProductType = ({ add }: Pick<SampleService, 'add'>): ProductType => ({
  idPrefix: 'SK',
  statuses: ['processing', 'cancelled'],
  inHistory: false,
  async price({ serviceId, details }) {
    if (serviceId !== KIT) throw notFound('sample_unknown');
    return {
      serviceId,
      intent: details,
      subtotalPaise: SAMPLE_KIT_PAISE,
      feePaise: 0,
      frozen: {
        items: [item],
        address: null,
        addressId: null,
        distanceKm: null,
        contactMobile: null,
        placeOfSupply: null,
        details,
        data: null,
      },
    };
  },
  reserve: async () => undefined,
  onCreated: (tx, { id, accountId }) => add(tx, id, accountId),
  messages: { processing: ({ order }, language) => textsIn[language].processing({ order }) },
});
