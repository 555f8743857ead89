import { SettingsPanel, type SettingsSection } from '@doorstep/ui/account/settings-panel';
import { SkeletonText } from '@doorstep/ui/base/skeleton';
import { useSearchParams } from 'react-router-dom';
import { useLazyPart } from '../../../app/lazy-part.ts';
import { savedUser } from '../../../app/user.ts';
import { say } from '../../../app/toasts.ts';
import { carePart } from '../../../care/public.ts';
import { healthPart } from '../../../consultation/public.ts';
import { usePageMessages } from '../../../messages/messages.ts';
import { accountMessages } from '../../messages.en.ts';
import { Choices } from './choices.tsx';
import { EditProfile } from './edit-profile.tsx';
import { ChangePassword } from './change-password.tsx';
import { Privacy } from './privacy.tsx';
import { SecondStepPart } from './second-step-part.tsx';

const names = [
  'profile',
  'health',
  'care',
  'password',
  'secondStep',
  'notifications',
  'privacy',
] as const satisfies readonly SettingsSection[];

/** What doctors are told belongs to consultations. */
function Health() {
  const messages = usePageMessages('account', accountMessages);
  const here = useLazyPart(healthPart.load, true, () => say('error', messages.nothingLost));
  return here ? <healthPart.Part /> : <SkeletonText lines={4} />;
}
/** Who acts for whom belongs to the care circle. */
function Care() {
  const messages = usePageMessages('account', accountMessages);
  const here = useLazyPart(carePart.load, true, () => say('error', messages.nothingLost));
  return here ? <carePart.Part /> : <SkeletonText lines={4} />;
}
/** Each section asks for what it shows when it is first opened; a link may open one, by `open` in its address. */
export default function SettingsTab() {
  const [query] = useSearchParams();
  const isStaff = (savedUser()?.role ?? 'patient') !== 'patient';
  return (
    <SettingsPanel
      defaultOpen={names.filter((name) => name === query.get('open'))}
      sections={{
        profile: <EditProfile />,
        health: <Health />,
        care: <Care />,
        password: <ChangePassword />,
        ...(isStaff && { secondStep: <SecondStepPart /> }),
        notifications: <Choices />,
        privacy: <Privacy />,
      }}
      className="max-w-text"
    />
  );
}
