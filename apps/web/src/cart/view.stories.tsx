import { alikePart } from './alike-part.tsx';
import type { CartLimit } from '@doorstep/contract/medicine.schema';
import { QuickAddressForm, type QuickAddressField } from '@doorstep/ui/address/quick-address-form';
import { DeliveryCheck } from '@doorstep/ui/order/delivery-check';
import { DeliveryPromise } from '@doorstep/ui/order/delivery-promise';
import type { BaseSyntheticEvent } from 'react';
import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { addressMessages } from '../address/messages.en.ts';
import { failed, loading, offline, ready } from '../medicine/fixtures.tsx';
import {
  addressesOf,
  cartLine,
  cartLines,
  hindiHome,
  hindiVillage,
  home,
  longAddress,
  office,
  village,
} from '../order/fixtures.tsx';
import { ChoosePrescription } from '../prescription/public.ts';
import { page } from '../messages/hi.ts';
import { limitErrors } from './data.ts';
import { CartView, type CartViewProps } from './view.tsx';
import { cartMessages } from './messages.en.ts';

const upload: CartViewProps['upload'] = {
  fresh: false,
  state: 'empty',
  fileName: undefined,
  fileBytes: undefined,
  previewUrl: undefined,
  progress: 0,
  error: undefined,
  onFileSelect: fn(),
  onRemove: fn(),
  onRetry: fn(),
  onReset: fn(),
};
/** A photo of a sheet of paper. */
const photo = `data:image/svg+xml,${encodeURIComponent("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 56 56'><path fill='tan' d='M0 0h56v56H0z'/><path fill='white' d='M10 5l36-2 2 50-38 1z'/><path stroke='steelblue' stroke-width='2' d='M16 14h12M16 24h26M16 31h22M16 38h26M30 47h12'/></svg>")}`;
const chosen = { ...upload, fileName: 'prescription-asha.jpg', fileBytes: 2_516_582, previewUrl: photo };
const uploading: CartViewProps['upload'] = { ...chosen, state: 'uploading', progress: 0.4 };
const uploaded: CartViewProps['upload'] = { ...chosen, state: 'uploaded' };
const form = (
  <QuickAddressForm
    register={(name: QuickAddressField) => ({ name })}
    values={{ title: 'Home', name: 'Asha Kumari', mobile: '9876543210' }}
    titles={['Home', 'Office']}
    onTitleChange={fn()}
    errors={{}}
    attempt={0}
    onSubmit={fn((event: BaseSyntheticEvent) => {
      event.preventDefault();
    })}
    onCancel={fn()}
  />
);
const forOther = { forOther: true, contactMobile: '8765432109', prescription: null };
const earlier: CartViewProps['earlier'] = [
  {
    id: 'rx-2',
    uploadedAt: '2026-11-24T10:30:00+05:30',
    status: 'pending',
    image: '/api/files/rx-2/',
    type: 'pdf',
  },
  {
    id: 'rx-1',
    uploadedAt: '2026-11-02T18:05:00+05:30',
    status: 'approved',
    validUntil: '2027-05-01',
    approvedFor: ['Metformin 500 SR', 'Telmikind 40'],
    image: '/api/files/rx-1/',
    type: 'pdf',
  },
];

const meta = preview.meta({
  title: 'Pages/Cart',
  component: CartView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className="mx-auto flex min-h-svh w-full max-w-page flex-col px-gutter py-6">
        <Story />
      </main>
    ),
  ],
  args: {
    lines: cartLines,
    pricesOld: false,
    cautions: [] as CartViewProps['cautions'],
    limits: new Map<number, string>(),
    signedIn: true,
    addresses: ready(addressesOf(home, office)),
    addressId: 1 as number | undefined,
    adding: false,
    form: false,
    delivery: <DeliveryPromise promisedAt="2026-11-24T20:00:00+05:30" />,
    checkout: {
      forOther: false,
      contactMobile: '',
      prescription: null as CartViewProps['checkout']['prescription'],
    },
    upload,
    Choose: ChoosePrescription,
    earlier: [] as CartViewProps['earlier'],
    problems: [],
    attempt: 0,
    addressText: addressMessages,
    onQuantityChange: fn(),
    onAddress: fn(),
    onAdd: fn(),
    onPrescription: fn(),
    onForOther: fn(),
    onMobile: fn(),
    waiting: false,
    onProceed: fn(),
  },
});

export const Default = meta.story();
const together = cartLines.map(({ id, name }) => ({ id, name }));
const earlier30 = { id: 99, name: 'Aspikam 75', orderedAt: '2026-11-12T10:30:00+05:30' };
export const DangerTakenTogether = meta.story({
  args: {
    cautions: [
      { code: 'bleeding', medicines: together },
      { code: 'bleeding', medicines: [together[0]!, earlier30] },
    ],
  },
});
export const HindiTakenTogether = meta.story({
  args: { cautions: [{ code: 'same_kind', medicines: together }] },
  globals: { locale: 'hi' },
});
const paracetamol: CartLimit = {
  substance: 'paracetamol',
  substance_hi: 'पैरासिटामोल',
  ids: [cartLine(0).id],
  per_order: 4,
  per_week: 6,
  ordered: 0,
  left: 4,
  until: null,
  large_packs: false,
};
export const ErrorLimit = meta.story({
  args: {
    lines: [cartLine(0, 5), cartLine(2)],
    limits: limitErrors([paracetamol], cartMessages, 'en-IN'),
    attempt: 1,
    problems: [{ field: 'limit', id: cartLine(0).id, message: cartMessages.limit(paracetamol) }],
  },
});
export const ErrorLimitOfWeek = meta.story({
  args: {
    lines: [cartLine(0), cartLine(2)],
    limits: limitErrors(
      [{ ...paracetamol, ordered: 6, left: 0, until: '2026-11-28T10:30:00+05:30', large_packs: true }],
      cartMessages,
      'en-IN',
    ),
  },
});
export const HindiLimit = meta.story({
  args: {
    lines: [cartLine(0, 3), cartLine(2)],
    limits: limitErrors([{ ...paracetamol, ordered: 4, left: 2 }], page.cart, 'hi-IN'),
    addressText: page.address,
  },
  globals: { locale: 'hi' },
});
export const Visitor = meta.story({
  args: {
    signedIn: false,
    addresses: loading,
    addressId: undefined,
    delivery: <DeliveryCheck radiusKm={30} onCheck={fn()} onEdit={fn()} />,
  },
});
export const Empty = meta.story({ args: { lines: [] } });
export const Loading = meta.story({ args: { addresses: loading, addressId: undefined } });
export const Error = meta.story({ args: { addresses: failed, addressId: undefined } });
export const Offline = meta.story({ args: { addresses: offline, addressId: undefined, pricesOld: true } });
export const WithoutAddress = meta.story({
  args: { addresses: ready(addressesOf()), addressId: undefined, adding: true, form },
});
export const OpenAddingAddress = meta.story({ args: { adding: true, form } });
export const OutOfRangeOutOfReach = meta.story({ args: { addresses: ready(addressesOf(home, village)) } });
export const PrescriptionRequired = meta.story({ args: { lines: [...cartLines, cartLine(3)] } });
export const BusyUploading = meta.story({ args: { lines: [cartLine(3)], upload: uploading } });
export const DoneUploaded = meta.story({ args: { lines: [cartLine(3)], upload: uploaded } });
export const WithEarlierPrescription = meta.story({
  args: {
    lines: [cartLine(3)],
    earlier,
    checkout: {
      forOther: false,
      contactMobile: '',
      prescription: { id: 'rx-1', name: 'Prescription of Mon 2 Nov 2026', bytes: 0 },
    },
  },
});
export const RefusedFile = meta.story({
  args: {
    lines: [cartLine(3)],
    upload: {
      ...upload,
      fresh: true,
      state: 'refused',
      fileName: 'voice-note.mp3',
      error: 'Please select an image or PDF file (JPG, PNG, WebP or PDF)',
    },
    attempt: 1,
    problems: [{ field: 'prescription', message: cartMessages.fileRefused }],
  },
});
export const KindForOther = meta.story({ args: { checkout: forOther } });
export const ErrorProblems = meta.story({
  args: {
    lines: [cartLine(3)],
    addressId: undefined,
    checkout: { forOther: true, contactMobile: '87654', prescription: null },
    upload: uploading,
    attempt: 1,
    problems: [
      { field: 'address', message: cartMessages.selectAddress },
      { field: 'mobile', message: cartMessages.mobileInvalid },
      { field: 'prescription', message: cartMessages.waitForUpload },
    ],
  },
});
export const PriceChanged = meta.story({
  args: { lines: [cartLine(0), cartLine(2, 2, { pricePaise: 5900, changedFromPaise: 5625 })] },
});
export const OutOfStock = meta.story({
  args: {
    lines: [...cartLines, cartLine(10, 1, { unavailable: 'out-of-stock' }), cartLine(3, 5, { left: 2 })],
  },
});
export const DangerLookAlike = meta.story({
  loaders: [() => alikePart.load()],
  args: {
    lines: [
      cartLine(0, 1, {
        alike: [{ id: cartLine(2).id, name: 'Omezen 20', composition: 'Omeprazole' }],
        composition: 'Olmesartan 20 mg',
      }),
      cartLine(2),
    ],
  },
});
export const WithFreeDelivery = meta.story({
  args: { lines: [...cartLines, cartLine(3, 3)], upload: uploaded },
});
export const LongText = meta.story({
  args: {
    lines: [
      cartLine(8, 99),
      cartLine(1, 12, {
        name: 'Hydroxypropylmethylcellulose 0.3% w/v with carboxymethylcellulose and glycerin ophthalmic solution',
        pack: 'Bottle of 10 ml with a dropper in a moisture-proof pack',
      }),
    ],
    addresses: ready(addressesOf(longAddress, office)),
    checkout: forOther,
    upload: {
      ...chosen,
      state: 'failed',
      fileName:
        'WhatsApp_Image_of_Prescription_from_Dr_Venkatanarasimharajuvaripeta_2026-11-24_at_10.30.45_final_corrected_scan(1).jpeg',
    },
  },
});
export const Hindi = meta.story({
  args: {
    lines: [cartLine(0), cartLine(3)],
    addresses: ready(addressesOf(hindiHome, hindiVillage)),
    addressId: undefined,
    checkout: forOther,
    attempt: 1,
    addressText: page.address,
    problems: [{ field: 'address', message: page.cart.selectAddress }],
  },
  globals: { locale: 'hi' },
});
