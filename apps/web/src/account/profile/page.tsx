import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { OwnOnly, useActing } from '../../app/acting.tsx';
import { useFile } from '../../app/file.ts';
import { useTitle } from '../../app/head.ts';
import { useGuard } from '../../app/personal.ts';
import { useAnyPageMessages, usePageMessages } from '../../messages/messages.ts';
import { useProfile } from '../data.ts';
import { logOut } from '../../app/session.ts';
import { savedUser } from '../../app/user.ts';
import { accountMessages } from '../messages.en.ts';
import { tabHref, tabOf, useTabs } from './tabs.ts';
import { ProfileView } from './view.tsx';

export { loadTab } from './tabs.ts';

export default function ProfilePage() {
  const messages = usePageMessages('account', accountMessages);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const signedIn = useGuard();
  const acting = useActing() !== undefined;
  const profile = useProfile(!acting);
  const picture = useFile(profile.state === 'ready' ? profile.data.profile_pic : null);
  const labels = useAnyPageMessages();
  const all = useTabs(),
    at = { pathname, searchParams: new URLSearchParams(search) };
  // Who acts for another is offered what is open to them; a link to anything else is answered with a sentence.
  const open = all.filter(({ forHelpers }) => forHelpers),
    opened = tabOf(acting && !at.searchParams.has('tab') ? open : all, at),
    tabs = acting ? (opened.forHelpers ? open : [...open, opened]) : all;
  const { name: tab, content } = opened;
  // The row of tabs stays while the part of another one is on its way; the first came with the page.
  const [loaded, setLoaded] = useState(tab);
  useEffect(() => {
    let gone = false;
    // What cannot be had is drawn all the same: it says so.
    const show = () => {
      if (!gone) setLoaded(tab);
    };
    content.load().then(show, show);
    return () => {
      gone = true;
    };
  }, [tab, content]);
  useTitle(opened === all[0] ? messages.profile : `${opened.label(labels)}, ${messages.profile}`);
  // One address for each tab, so that going from one to the next is no new page.
  useEffect(() => {
    if (signedIn && pathname.toLowerCase().startsWith('/profile/'))
      void navigate(tabHref('orders'), { replace: true });
  }, [signedIn, pathname, navigate]);
  // A link inside a tab that leads to another one goes away with it: focus must not.
  const before = useRef(tab);
  useEffect(() => {
    if (before.current !== tab && document.activeElement === document.body)
      document
        .querySelector<HTMLElement>('main [role=tab][aria-selected=true]')
        ?.focus({ preventScroll: true });
    before.current = tab;
  }, [tab]);
  if (!signedIn) return null;
  return (
    <ProfileView
      profile={profile}
      helped={acting ? savedUser() : undefined}
      picture={picture}
      tabs={tabs}
      tab={tab}
      onTabChange={(next) => {
        void navigate(tabHref(next), { replace: true });
      }}
      onLogout={() => {
        logOut();
        void navigate('/login');
      }}
    >
      {loaded === tab &&
        (opened.forHelpers ? (
          <content.Part />
        ) : (
          <OwnOnly headingLevel={2}>
            <content.Part />
          </OwnOnly>
        ))}
    </ProfileView>
  );
}
