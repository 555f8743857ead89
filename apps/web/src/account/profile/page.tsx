import { startTransition, useEffect, useOptimistic, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useFile } from '../../app/file.ts';
import { useTitle } from '../../app/head.ts';
import { useGuard } from '../../app/personal.ts';
import { usePageWords } from '../../words/words.ts';
import { useProfile } from '../data.ts';
import { logOut } from '../session.ts';
import { account } from '../words.ts';
import { tabHref, tabOf, tabParts, type ProfileTab } from './tabs.ts';
import { ProfileView } from './view.tsx';

export { loadTab } from './tabs.ts';

export default function ProfilePage() {
  const words = usePageWords('account', account);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const signedIn = useGuard();
  const profile = useProfile();
  const picture = useFile(profile.state === 'ready' ? profile.data.profile_pic : null);
  const tab = tabOf({ pathname, searchParams: new URLSearchParams(search) });
  // Shown as chosen at once, while its part is still on the way.
  const [chosen, choose] = useOptimistic(tab);
  useTitle(tab === 'overview' ? words.profile : `${words[tab]}, ${words.profile}`);
  // One address for each tab, so that going from one to the next is no new page.
  useEffect(() => { if (signedIn && pathname.toLowerCase().startsWith('/profile/')) void navigate(tabHref('orders'), { replace: true }); }, [signedIn, pathname, navigate]);
  // A link inside a tab that leads to another one goes away with it: focus must not.
  const before = useRef(tab);
  useEffect(() => {
    if (before.current !== tab && document.activeElement === document.body) document.querySelector<HTMLElement>('main [role=tab][aria-selected=true]')?.focus({ preventScroll: true });
    before.current = tab;
  }, [tab]);
  if (!signedIn) return null;
  const { Part } = tabParts[tab];
  const change = (next: ProfileTab) => startTransition(async () => {
    choose(next);
    await tabParts[next].load().catch(() => { /* the page's own error says so */ });
    startTransition(() => { void navigate(tabHref(next), { replace: true }); });
  });
  return <ProfileView profile={profile} picture={picture} tab={chosen} onTabChange={change} onLogout={() => { logOut(); void navigate('/login'); }}>{chosen === tab && <Part />}</ProfileView>;
}
