import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { Tabs } from './tabs.tsx';

const meta = preview.meta({
  title: 'Base/Tabs',
  component: Tabs,
  args: {
    label: 'Profile',
    onValueChange: fn(),
    tabs: [
      { value: 'overview', label: 'Overview', content: <p>You have 3 orders on the way.</p> },
      {
        value: 'orders',
        label: 'Orders',
        count: 12,
        content: <p>Your latest order arrives on Tue 24 Nov.</p>,
      },
      {
        value: 'addresses',
        label: 'Addresses',
        count: 2,
        content: <p>Home, Flat 4B, Shanti Apartments, Ranchi 834001</p>,
      },
      { value: 'wishlist', label: 'Wishlist', count: 0, content: <p>Nothing here yet.</p> },
      {
        value: 'settings',
        label: 'Settings',
        content: (
          <button type="button" className="min-h-target rounded-control border border-line-strong px-4">
            Edit Profile
          </button>
        ),
      },
    ],
  },
});
export const Default = meta.story({ tags: ['all-cells'] });
export const Selected = meta.story({ args: { defaultValue: 'settings' } });
export const LongText = meta.story({
  args: {
    tabs: [
      {
        value: 'chat',
        label: 'Chat with a doctor about your medicines',
        count: 1200,
        content: <p>Chat is open from 9 AM to 10 PM.</p>,
      },
      {
        value: 'video',
        label: 'Video consultation with an experienced physician',
        content: <p>Video is open from 11 AM to 5 PM.</p>,
      },
    ],
  },
});
export const Hindi = meta.story({
  args: {
    label: 'प्रोफ़ाइल',
    tabs: [
      { value: 'overview', label: 'सारांश', content: <p>3 ऑर्डर रास्ते में हैं।</p> },
      { value: 'orders', label: 'ऑर्डर', count: 12, content: <p>आपका ऑर्डर मंगलवार को पहुँचेगा।</p> },
      { value: 'addresses', label: 'सहेजे हुए पते', count: 2, content: <p>घर, राँची</p> },
    ],
  },
  globals: { locale: 'hi' },
});
