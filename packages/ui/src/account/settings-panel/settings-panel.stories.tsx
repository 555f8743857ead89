import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { TextField } from '../../base/text-field/text-field.tsx';
import { SettingsPanel } from './settings-panel.tsx';

const sections = {
  profile: <TextField label="Full Name" defaultValue="Asha Kumari" />,
  health: <p>Allergies</p>,
  care: <p>You act for nobody yet.</p>,
  password: <TextField label="Current Password" type="password" />,
  notifications: <p>Order updates by SMS</p>,
  privacy: <p>Where you are logged in</p>,
};
const meta = preview.meta({
  title: 'Account/Settings panel',
  component: SettingsPanel,
  args: { sections },
  decorators: [within('max-w-text')],
});
export const Default = meta.story();
export const Open = meta.story({ args: { defaultOpen: ['profile'] }, tags: ['all-cells'] });
export const Hindi = meta.story({ globals: { locale: 'hi' } });
