import { SettingsPanel } from '@doorstep/ui/account/settings-panel';
import { TextField } from '@doorstep/ui/base/text-field';

export default function Example() {
  return (
    <SettingsPanel
      sections={{
        profile: <TextField label="Full Name" defaultValue="Asha Kumari" />,
        health: <p>Allergies</p>,
        care: <p>You act for nobody yet.</p>,
        password: <TextField label="Current Password" type="password" />,
        notifications: <p>Order updates by SMS</p>,
        privacy: <p>Where you are logged in</p>,
      }}
    />
  );
}
