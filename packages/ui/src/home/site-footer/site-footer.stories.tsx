import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { DisplaySettings } from '../display-settings/display-settings.tsx';
import { SiteFooter } from './site-footer.tsx';

const meta = preview.meta({
  title: 'Home/Site footer',
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
  args: {
    brandName: 'Doorstep',
    blurb: 'Medicines, nurses, lab tests and doctors, brought to your door.',
    year: 2026,
    managedBy: 'Doorstep Health Services, Ranchi',
    social: ['Facebook', 'Instagram', 'YouTube', 'WhatsApp'].map((name) => ({ name, href: `#${name}` })),
    email: 'care@doorstep.example',
    phone: '+916512345678',
    phoneShown: '0651 234 5678',
    callBackHref: '#call-back',
    emergency: { national: '112', ambulance: '108', own: '+916512345108', ownShown: '0651 234 5108' },
    city: 'Ranchi',
    state: 'Jharkhand',
    children: <DisplaySettings theme="system" comfort={0} onThemeChange={fn()} onComfortChange={fn()} />,
  },
});
export const Default = meta.story({ tags: ['all-cells'] });
export const WithoutSettings = meta.story({ args: { children: undefined } });
/** The browser offers to put the shop among the apps. */
export const PendingInstallable = meta.story({ args: { onInstall: fn() } });
export const VariantShort = meta.story({ args: { short: true } });
/** The end of a long page. */
export const LongTextPage = meta.story({
  decorators: [
    (Story) => (
      <>
        <main id="main" tabIndex={-1} className="h-400" />
        <Story />
      </>
    ),
  ],
  tags: ['no-visual'],
});
export const LongText = meta.story({
  args: {
    blurb:
      'Medicines, nurses, lab tests and doctors, brought to your door in Ranchi, Khunti, Ramgarh and the villages within thirty kilometres, on every day of the year.',
    email: 'patient.support.and.grievance.officer@home-healthcare.doorstep.example',
    managedBy: 'Doorstep Health Services and Allied Medical Supplies Private Limited, Ranchi',
  },
});
export const Hindi = meta.story({
  args: { blurb: 'दवाएँ, नर्स, जाँच और डॉक्टर, आपके दरवाज़े पर।', city: 'राँची', state: 'झारखंड' },
  globals: { locale: 'hi' },
});
