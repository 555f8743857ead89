import { brand } from '@doorstep/contract/brand';
import { imprint } from '@doorstep/contract/imprint';
import { DisplaySettings } from '@doorstep/ui/home/display-settings';
import { SiteFooter } from '@doorstep/ui/home/site-footer';
import { use, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageMessages } from '../messages/messages.ts';
import { footerMessages } from './footer-messages.en.ts';
import { useInstall } from './install.ts';
import { preferencesStore } from './preferences.ts';
import { replayIn } from './replay.ts';
import { StartContext } from './start.ts';
import { usePreferenceSync } from './preference-sync.ts';
import { appMessages } from './messages.en.ts';

/** Nothing leads away from the three steps of an order. */
const isCheckout = /^\/order-step-/i;

/** Far below the first screen: its script comes after the page's own, and what was pressed in it until then is repeated here. */
export default function Footer() {
  const messages = usePageMessages('footer', footerMessages);
  const { year } = use(StartContext);
  const { pathname } = useLocation();
  const { theme, comfort } = preferencesStore.use();
  usePreferenceSync();
  useEffect(() => replayIn('footer'), []);
  return (
    <SiteFooter
      brandName={brand.name}
      blurb={usePageMessages('app', appMessages).blurb}
      social={imprint.social}
      email={imprint.email}
      phone={brand.phone}
      phoneShown={brand.phoneShown}
      emergency={imprint.emergency}
      city={messages.city}
      state={messages.state}
      year={year}
      managedBy={messages.managedBy}
      callBackHref={`/support?about=${encodeURIComponent(pathname)}&kind=call_back`}
      onInstall={useInstall()}
      short={isCheckout.test(pathname)}
    >
      <DisplaySettings
        theme={theme}
        comfort={comfort}
        onThemeChange={(next) => preferencesStore.set({ theme: next, comfort })}
        onComfortChange={(next) => preferencesStore.set({ theme, comfort: next })}
      />
    </SiteFooter>
  );
}
