import { ProfileHeader } from '@doorstep/ui/account/profile-header';

export default function Example() {
  return <ProfileHeader name="Asha Kumari" mobile="9876543210" onLogout={() => {}} />;
}
