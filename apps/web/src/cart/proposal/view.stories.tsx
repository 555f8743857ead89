import type { CartRequest } from '@doorstep/contract/cart-request.schema';
import { Picture } from '@doorstep/ui/base/picture';
import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { failed, loading, notFound, ready } from '../../medicine/fixtures.tsx';
import { cartLine, cartLines } from '../../order/fixtures.tsx';
import { ProposalView } from './view.tsx';

const prescription = {
  id: 'rx-1',
  image: '/api/files/rx-1/',
  uploaded_at: '2026-11-24T10:30:00.000+05:30',
  status: 'pending' as const,
  note: null,
  valid_until: null,
  type: 'image' as const,
  in_use: false,
  approved_for: [],
  cart: null,
};
const request: CartRequest = {
  id: 'cr-1',
  status: 'sent',
  note: 'For one month, please.',
  words: null,
  sent_at: '2026-11-24T10:31:00.000+05:30',
  expires_at: null,
  lines: [],
};
const of = (some: Partial<CartRequest> | null) =>
  ready({ data: { prescription, request: some && { ...request, ...some } } });
const proposed = of({ status: 'proposed', expires_at: '2026-11-27T12:00:00.000+05:30' });

const meta = preview.meta({
  title: 'Pages/Cart from a prescription',
  component: ProposalView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className="mx-auto flex min-h-svh w-full max-w-page flex-col px-gutter py-6">
        <Story />
      </main>
    ),
  ],
  args: {
    found: proposed,
    picture: (
      <Picture
        alt=""
        width={112}
        height={112}
        fallback="icon-file-text"
        shape="control"
        className="size-14 flex-none"
      />
    ),
    lines: [...cartLines, cartLine(3)],
    note: '',
    busy: false,
    problem: undefined as string | undefined,
    onNote: fn(),
    onSend: fn(),
    onQuantityChange: fn(),
    onConfirm: fn(),
  },
});
export const Default = meta.story();
export const BusyAsking = meta.story({ args: { found: of(null) } });
export const DoneSent = meta.story({ args: { found: of({}) } });
export const OpenQuestion = meta.story({
  args: { found: of({ status: 'asked', words: 'For how many days do you take it?' }) },
});
export const OutOfStock = meta.story({
  args: { lines: [cartLine(0), cartLine(10, 1, { unavailable: 'out-of-stock' })] },
});
export const DoneConfirmed = meta.story({ args: { found: of({ status: 'confirmed' }) } });
export const Refused = meta.story({
  args: { found: of({ status: 'refused', words: 'The prescription cannot be read' }) },
});
export const Expired = meta.story({ args: { found: of({ status: 'expired' }) } });
export const Loading = meta.story({ args: { found: loading } });
export const Error = meta.story({ args: { found: failed } });
export const NotFound = meta.story({ args: { found: notFound } });
export const Hindi = meta.story({ globals: { locale: 'hi' } });
export const HindiQuestion = meta.story({
  args: { found: of({ status: 'asked', words: 'आप इसे कितने दिनों तक लेते हैं?' }) },
  globals: { locale: 'hi' },
});
