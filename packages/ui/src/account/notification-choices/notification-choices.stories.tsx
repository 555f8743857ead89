import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { NotificationChoices } from './notification-choices.tsx';

const meta = preview.meta({
  title: 'Account/Notification choices',
  component: NotificationChoices,
  args: {
    value: { orders_sms: true, orders_whatsapp: false, orders_email: true, reminders: false },
    offered: ['sms', 'whatsapp', 'email'] as Array<'sms' | 'whatsapp' | 'email'>,
    language: 'en' as const,
    comfort: 0 as const,
    onValueChange: fn(),
    onLanguageChange: fn(),
    onComfortChange: fn(),
  },
});
export const Default = meta.story();
export const WithoutOtherWays = meta.story({ args: { offered: ['sms'] } });
export const Empty = meta.story({ args: { offered: [] } });
export const Error = meta.story({
  args: { error: 'Your choice could not be saved, so it stands as before. Please try again.' },
  tags: ['all-cells'],
});
export const Hindi = meta.story({ args: { language: 'hi', comfort: 1 }, globals: { locale: 'hi' } });
