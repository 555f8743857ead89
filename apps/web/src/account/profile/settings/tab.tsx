import { SettingsPanel } from '@doorstep/ui/account/settings-panel';
import { Choices } from './choices.tsx';
import { EditProfile } from './edit-profile.tsx';
import { ChangePassword } from './change-password.tsx';
import { Privacy } from './privacy.tsx';

/** Each section asks for what it shows when it is first opened. */
export default function SettingsTab() {
  return (
    <SettingsPanel
      sections={{
        profile: <EditProfile />,
        password: <ChangePassword />,
        notifications: <Choices />,
        privacy: <Privacy />,
      }}
      className="max-w-text"
    />
  );
}
