import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { Picture } from '../../base/picture/picture.tsx';

import { OrderPrescription } from './order-prescription.tsx';

const meta = preview.meta({
  title: 'Order/Order prescription',
  component: OrderPrescription,
  args: {
    name: 'Prescription of Mon 2 Nov 2026' as string | undefined,
    picture: (
      <Picture
        fallback="icon-file-text"
        alt=""
        width={112}
        height={112}
        shape="control"
        className="size-14 flex-none"
      />
    ),
    by: undefined as string | undefined,
    href: '#cart',
  },
  decorators: [within('max-w-dialog')],
});
const missing = { name: undefined, picture: undefined, by: '2026-11-27T10:30:00+05:30' };

export const Default = meta.story();
export const ErrorMissing = meta.story({ args: missing, tags: ['all-cells'] });
export const LongText = meta.story({
  args: {
    name: 'WhatsApp_Image_of_Prescription_from_Dr_Venkatanarasimharajuvaripeta_2026-11-24_at_10.30.45_final_corrected_scan(1).jpeg',
  },
});
export const Hindi = meta.story({ globals: { locale: 'hi' } });
export const HindiMissing = meta.story({ args: missing, globals: { locale: 'hi' } });
