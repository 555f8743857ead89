import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { OutboxView } from './view.tsx';

const meta = preview.meta({
  title: 'Pages/Outbox',
  component: OutboxView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className="mx-auto flex min-h-svh w-full max-w-page flex-col px-gutter py-6">
        <Story />
      </main>
    ),
  ],
  args: {
    onReload: fn(),
    messages: {
      state: 'ready' as const,
      data: [
        {
          to: '9876543212',
          channel: 'sms' as const,
          text: '123456 is your Doorstep OTP to verify your mobile number. It is valid for 10 minutes. Do not share it with anyone.',
          attachment: null as string | null,
          at: '2026-11-24T10:30:00+05:30',
        },
        {
          to: 'venkatanarasimharajuvaripeta.subramaniam@ranchi.hospital.example.org',
          channel: 'email' as const,
          text: 'Your order MO-7K2P9Q is on its way.\nIt comes today.',
          attachment: 'DS-26-27-000001.pdf' as string | null,
          at: '2026-11-24T09:05:00+05:30',
        },
      ],
    },
  },
});

export const Default = meta.story();
export const Empty = meta.story({ args: { messages: { state: 'ready', data: [] } } });
export const Error = meta.story({ args: { messages: { state: 'error', problem: 'failed', retry: fn() } } });
export const Hindi = meta.story({ globals: { locale: 'hi' } });
