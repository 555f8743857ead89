import preview from '#storybook/preview';
import { failed, loading, offline, ready } from '../../medicine/fixtures.tsx';
import type { StaffRole } from '@doorstep/contract/account';
import { staffMessages } from '../messages.en.ts';
import { GateView } from './view.tsx';

const meta = preview.meta({
  title: 'Pages/Staff gate',
  component: GateView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className="mx-auto flex w-full max-w-page flex-col px-gutter py-6">
        <Story />
      </main>
    ),
  ],
  args: {
    forRole: 'admin' as StaffRole,
    deskOf: (role: string) => (role === 'pharmacist' ? '/staff/prescriptions' : undefined),
    title: staffMessages.orders,
    who: ready({ role: 'patient' }),
  },
});
export const Default = meta.story();
export const KindPharmacist = meta.story({ args: { who: ready({ role: 'pharmacist' }) } });
export const Loading = meta.story({ args: { who: loading }, parameters: { headingComesLater: true } });
export const Error = meta.story({ args: { who: failed } });
export const Offline = meta.story({ args: { who: offline } });
export const Hindi = meta.story({
  args: { forRole: 'pharmacist' },
  globals: { locale: 'hi' },
});
