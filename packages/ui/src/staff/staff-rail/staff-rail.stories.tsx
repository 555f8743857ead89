import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { StaffRail, type StaffRailGroup } from './staff-rail.tsx';

const mark = <span aria-hidden className="h-8.5 w-7.5 flex-none rounded-control bg-accent-fill" />;
const groups: StaffRailGroup[] = [
  { links: [{ href: '#today', label: 'Today', icon: 'icon-sun' }] },
  {
    title: 'Queues',
    links: [
      { href: '#rx', label: 'Prescriptions', icon: 'icon-file-text', waiting: 7, tone: 'warning' },
      { href: '#orders', label: 'Orders', icon: 'icon-package', waiting: 12 },
      { href: '#visits', label: 'Home visits', icon: 'icon-syringe' },
    ],
  },
  {
    title: 'Shop',
    links: [
      { href: '#catalogue', label: 'Catalogue', icon: 'icon-pill' },
      { href: '#payments', label: 'Payments', icon: 'icon-credit-card', waiting: 1, tone: 'danger' },
    ],
  },
  { title: 'Records', links: [{ href: '#audit', label: 'Audit', icon: 'icon-shield-check' }] },
];
const meta = preview.meta({
  title: 'Staff/Staff rail',
  component: StaffRail,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div className="min-h-svh">
        <button
          type="button"
          popoverTarget="rail"
          className="m-2 min-h-target rounded-control border border-line-strong px-4 md:hidden"
        >
          Menu
        </button>
        <Story />
      </div>
    ),
  ],
  args: {
    id: 'rail',
    logo: mark,
    brandName: 'Doorstep',
    homeHref: '#home',
    groups,
    currentHref: '#rx',
    person: { name: 'Nisha Tirkey', role: 'Pharmacist' },
    onLogout: fn(),
  },
});
export const Default = meta.story({ tags: ['all-cells'] });
export const Loading = meta.story({
  args: { groups: groups.slice(0, 1), currentHref: '#today', person: undefined },
});
export const Empty = meta.story({ args: { groups: [], currentHref: undefined } });
export const SelectedAccount = meta.story({
  args: { children: <p>Theme and comfort mode</p> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Nisha Tirkey Pharmacist/ }));
  },
});
export const LongText = meta.story({
  args: {
    groups: [
      {
        title: 'Queues that are looked through every hour',
        links: [
          {
            href: '#rx',
            label: 'Prescriptions that wait for a second pharmacist',
            icon: 'icon-file-text',
            waiting: 1250,
            tone: 'danger',
          },
        ],
      },
    ],
    person: {
      name: 'Venkatanarasimharajuvaripeta Subrahmanyeswara Satyanarayana Murthy',
      role: 'Registered pharmacist',
    },
  },
});
export const Hindi = meta.story({
  args: {
    groups: [
      { links: [{ href: '#today', label: 'आज', icon: 'icon-sun' }] },
      {
        title: 'कतारें',
        links: [
          { href: '#rx', label: 'पर्चियाँ', icon: 'icon-file-text', waiting: 7, tone: 'warning' },
          { href: '#orders', label: 'ऑर्डर', icon: 'icon-package', waiting: 3, tone: 'danger' },
        ],
      },
    ],
    person: { name: 'निशा तिर्की', role: 'फ़ार्मासिस्ट' },
  },
  globals: { locale: 'hi' },
});
