import type { Profile } from '@doorstep/contract/account.schema';
import { ProfileHeader, ProfileHeaderSkeleton } from '@doorstep/ui/account/profile-header';
import { ErrorState } from '@doorstep/ui/base/error-state';
import { Tabs } from '@doorstep/ui/base/tabs';
import type { ReactNode } from 'react';
import type { Resource } from '../../app/resource.ts';
import { useAnyPageMessages, usePageMessages } from '../../messages/messages.ts';
import { accountMessages } from '../messages.en.ts';
import type { ProfileTab } from './tab.ts';

export interface ProfileViewProps {
  profile: Resource<Profile>;
  /** For whom one acts: their profile is their own. */
  helped?: { name: string; mobile: string } | undefined;
  /** Of the profile, fetched. */
  picture: string | undefined;
  tabs: ReadonlyArray<Pick<ProfileTab, 'name' | 'label'>>;
  /** Name of the chosen one. */
  tab: string;
  onTabChange: (tab: string) => void;
  onLogout: () => void;
  /** What stands in the chosen tab. */
  children: ReactNode;
}

export function ProfileView({
  profile,
  helped,
  picture,
  tabs,
  tab,
  onTabChange,
  onLogout,
  children,
}: ProfileViewProps) {
  const messages = usePageMessages('account', accountMessages);
  const labels = useAnyPageMessages();
  return (
    <div aria-busy={(profile.state === 'loading' && !helped) || undefined} className="flex flex-col gap-6">
      {helped && (
        <ProfileHeader name={helped.name || messages.profile} mobile={helped.mobile} onLogout={onLogout} />
      )}
      {profile.state === 'loading' && !helped && <ProfileHeaderSkeleton />}
      {profile.state === 'error' && (
        <ErrorState
          headingLevel={1}
          title={messages.profileFailed}
          description={messages.nothingLost}
          offline={profile.problem === 'offline'}
          onRetry={profile.retry}
        />
      )}
      {profile.state === 'ready' && (
        <ProfileHeader
          name={profile.data.username || messages.profile}
          mobile={profile.data.mobile}
          email={profile.data.email}
          image={picture}
          verifyHref={profile.data.mobile_verified ? undefined : '/verify-otp'}
          onLogout={onLogout}
        />
      )}
      <Tabs
        label={messages.profile}
        value={tab}
        onValueChange={(next) => onTabChange(next)}
        tabs={tabs.map(({ name, label }) => ({
          value: name,
          label: label(labels),
          content: name === tab && children,
        }))}
      />
    </div>
  );
}
