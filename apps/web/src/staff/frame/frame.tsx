import { brand } from '@doorstep/contract/brand';
import { STAFF_SEARCH_MAX } from '@doorstep/contract/staff';
import { Button } from '@doorstep/ui/base/button';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { Notice } from '@doorstep/ui/base/notice';
import { SearchBox } from '@doorstep/ui/base/search-box';
import { DisplaySettings } from '@doorstep/ui/home/display-settings';
import { SiteHeaderLogo } from '@doorstep/ui/home/site-header';
import { StaffRail } from '@doorstep/ui/staff/staff-rail';
import { StaffTopBar } from '@doorstep/ui/staff/staff-top-bar';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSetLang } from '../../app/language.ts';
import { usePreferenceSync } from '../../app/preference-sync.ts';
import { preferencesStore } from '../../app/preferences.ts';
import { logOut } from '../../app/session.ts';
import { Page } from '../../app/shell.tsx';
import { useAnyPageMessages, usePageMessages } from '../../messages/messages.ts';
import { isStaffRole, useProfile } from '../data.ts';
import { useStaffCounts } from '../desk-data.ts';
import { deskMessages } from '../desk-messages.en.ts';
import { ordersHref } from '../orders/state.ts';
import { useStaffTabs } from '../tab.ts';
import { useDangerAlert } from './danger-alert.ts';
import { useIsDark } from './dark.ts';
import { railGroups, tabAt } from './rail.ts';
import { useStaffSearch } from './search.ts';

const EVERY_MS = 60_000,
  /** A danger sign is escalated after two minutes. */
  DOCTOR_EVERY_MS = 15_000;

/** What stands around every page of the staff, in place of the site's header, cart and footer. Who is no staff gets no more than the way out. */
export default function StaffFrame() {
  const messages = usePageMessages('desk', deskMessages);
  const labels = useAnyPageMessages();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const setLang = useSetLang();
  const railId = useId();
  usePreferenceSync();
  const { theme, comfort } = preferencesStore.use();
  const dark = useIsDark();
  const profile = useProfile();
  const given = profile.state === 'ready' ? profile.data.role : undefined,
    role = isStaffRole(given) ? given : undefined;
  const counts = useStaffCounts(role !== undefined);
  const again = useEffectEvent(() => {
    // A failure leaves what is shown; the next minute asks anew.
    if (!document.hidden || role === 'doctor') counts.refresh().catch(() => {});
  });
  useEffect(() => {
    if (!role) return undefined;
    const timer = setInterval(() => again(), role === 'doctor' ? DOCTOR_EVERY_MS : EVERY_MS);
    return () => clearInterval(timer);
  }, [role]);
  const danger =
    counts.state === 'ready'
      ? (counts.data.data.find(
          ({ key }) => key === 'consultations_danger' || key === 'consultations_unanswered',
        )?.count ?? 0)
      : 0;
  const [mutedAt, setMutedAt] = useState(0);
  // Another danger sign is heard again.
  const isMuted = danger <= mutedAt;
  useDangerAlert(danger, messages.dangerTitle(danger), isMuted);
  const own = useStaffTabs().filter(({ roles }) => role !== undefined && roles.includes(role));
  const [text, setText] = useState('');
  const { hrefOf, ...search } = useStaffSearch(text, role);
  const open = (href: string | undefined) => {
    if (href === undefined) return;
    setText('');
    void navigate(href);
  };
  const homeHref = role ? '/admin' : '/';
  // Until the server has said who is here its place is kept.
  const hasRail = given === undefined || role !== undefined;
  return (
    <div className="min-h-svh md:grid md:grid-cols-[auto_minmax(0,1fr)] md:grid-rows-[auto_minmax(0,1fr)]">
      <StaffTopBar
        menuId={hasRail ? railId : undefined}
        logo={<SiteHeaderLogo />}
        brandName={brand.name}
        homeHref={homeHref}
        dark={dark}
        onDarkChange={(next) => preferencesStore.set({ theme: next ? 'dark' : 'light', comfort })}
        onLanguageChange={setLang}
        className="md:sticky md:top-0 md:z-10 md:col-start-2"
      >
        {role && (
          <SearchBox
            {...search}
            action="/admin/orders"
            label={messages.search}
            placeholder={messages.searchHint}
            maxLength={STAFF_SEARCH_MAX}
            value={text}
            onValueChange={setText}
            onSelect={(id) => open(hrefOf(id))}
            onSubmit={(typed) => {
              if (role === 'admin' && typed.trim()) open(ordersHref({ search: typed.trim() }));
              else open(hrefOf(search.suggestions[0]?.id ?? ''));
            }}
          />
        )}
      </StaffTopBar>
      {hasRail && (
        <StaffRail
          id={railId}
          logo={<SiteHeaderLogo />}
          brandName={brand.name}
          homeHref={homeHref}
          groups={railGroups({
            tabs: own,
            parts: counts.state === 'ready' ? counts.data.data : [],
            messages,
            labels,
          })}
          currentHref={tabAt(own, pathname)?.href}
          person={
            profile.state === 'ready' && role
              ? { name: profile.data.username, role: messages.roles[role] }
              : undefined
          }
          onLogout={() => {
            logOut();
            void navigate('/login');
          }}
          className="print:hidden md:col-start-1 md:row-span-2 md:row-start-1"
        >
          <DisplaySettings
            theme={theme}
            comfort={comfort}
            onThemeChange={(next) => preferencesStore.set({ theme: next, comfort })}
            onComfortChange={(next) => preferencesStore.set({ theme, comfort: next })}
          />
        </StaffRail>
      )}
      <main
        id="main"
        tabIndex={-1}
        // Padding above a slip would be a sheet of its own.
        className="mx-auto flex w-full max-w-page min-w-0 flex-col px-gutter py-6 md:col-start-2 print:p-0"
      >
        {danger > 0 && (
          <Notice
            tone="danger"
            role="alert"
            title={messages.dangerWaits(danger)}
            className="mb-4 print:hidden"
          >
            <div className="mt-2 flex flex-wrap gap-3">
              <LinkButton href={role === 'doctor' ? '/staff/inbox' : '/admin/staff'} tone="danger">
                {role === 'doctor' ? messages.dangerOpen : messages.dangerCall}
              </LinkButton>
              <Button tone="plain" aria-pressed={isMuted} onClick={() => setMutedAt(isMuted ? 0 : danger)}>
                {messages.dangerMute}
              </Button>
            </div>
          </Notice>
        )}
        <Page />
      </main>
    </div>
  );
}
