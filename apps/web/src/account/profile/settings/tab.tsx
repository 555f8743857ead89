import { SettingsPanel, type SettingsSection } from '@doorstep/ui/account/settings-panel';
import { useSearchParams } from 'react-router-dom';
import { Choices } from './choices.tsx';
import { EditProfile } from './edit-profile.tsx';
import { ChangePassword } from './change-password.tsx';
import { Privacy } from './privacy.tsx';

const names = [
  'profile',
  'password',
  'notifications',
  'privacy',
] as const satisfies readonly SettingsSection[];

/** Each section asks for what it shows when it is first opened; a link may open one, by `open` in its address. */
export default function SettingsTab() {
  const [query] = useSearchParams();
  return (
    <SettingsPanel
      defaultOpen={names.filter((name) => name === query.get('open'))}
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
