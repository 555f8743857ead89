import { brand } from '@doorstep/contract/brand';
import { imprint } from '@doorstep/contract/imprint';
import { DisplaySettings } from '@doorstep/ui/home/display-settings';
import { ReadingBar } from '@doorstep/ui/home/reading-bar';
import { SiteFooter } from '@doorstep/ui/home/site-footer';
import { TapBar } from '@doorstep/ui/home/tap-bar';
import { useLang } from '@doorstep/ui/messages/provider';
import { use, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageMessages } from '../messages/messages.ts';
import { displayPart } from './display-part.ts';
import { drawRest } from './draw-rest.ts';
import { footerMessages } from './footer-messages.en.ts';
import { useInstall } from './install.ts';
import { useSetLang } from './language.ts';
import { useLazyPart } from './lazy-part.ts';
import { preferencesStore } from './preferences.ts';
import { replayIn } from './replay.ts';
import { StartContext } from './start.ts';
import { say } from './toasts.ts';
import { usePreferenceSync } from './preference-sync.ts';
import { useReading } from './use-reading.ts';
import { appMessages } from './messages.en.ts';

const never = () => () => {};
/** Known in the browser alone. */
const useCanSpeak = () =>
  useSyncExternalStore(
    never,
    () => 'speechSynthesis' in window,
    () => false,
  );

/** Nothing leads away from the three steps of an order. */
const isCheckout = /^\/order-step-/i;

/** Far below the first screen: its script comes after the page's own, and what was pressed in it until then is repeated here. */
export default function Footer() {
  const messages = usePageMessages('footer', footerMessages);
  const { year } = use(StartContext);
  const { pathname } = useLocation();
  const { theme, comfort } = preferencesStore.use();
  const setLang = useSetLang();
  const [choosing, setChoosing] = useState(false);
  const canSpeak = useCanSpeak();
  const reading = useReading(pathname, useLang());
  const sheetHere = useLazyPart(displayPart.load, choosing, () => {
    setChoosing(false);
    say('error', messages.displayFailed);
  });
  usePreferenceSync();
  useEffect(() => replayIn('footer'), []);
  // It hydrates last: nothing is compared with the server's markup any more.
  useEffect(drawRest, [pathname]);
  const settings = {
    theme,
    comfort,
    onThemeChange: (next: typeof theme) => preferencesStore.set({ theme: next, comfort }),
    onComfortChange: (next: typeof comfort) => preferencesStore.set({ theme, comfort: next }),
    onListen: canSpeak
      ? () => {
          setChoosing(false);
          void reading.start();
        }
      : undefined,
  };
  const { blurb } = usePageMessages('app', appMessages),
    install = useInstall(),
    callBackHref = `/support?about=${encodeURIComponent(pathname)}&kind=call_back`,
    short = isCheckout.test(pathname);
  return (
    <>
      <SiteFooter
        brandName={brand.name}
        blurb={blurb}
        social={imprint.social}
        email={imprint.email}
        phone={brand.phone}
        phoneShown={brand.phoneShown}
        emergency={imprint.emergency}
        city={messages.city}
        state={messages.state}
        year={year}
        managedBy={messages.managedBy}
        callBackHref={callBackHref}
        onInstall={install}
        short={short}
      >
        <DisplaySettings {...settings} />
      </SiteFooter>
      {reading.state && (
        <ReadingBar
          state={reading.state}
          onPause={reading.pause}
          onResume={reading.resume}
          onStop={reading.stop}
        />
      )}
      <TapBar
        phone={brand.phone}
        currentHref={pathname}
        onDisplay={() => setChoosing(true)}
        onLanguageChange={setLang}
      />
      {sheetHere && <displayPart.Part open={choosing} onOpenChange={setChoosing} settings={settings} />}
    </>
  );
}
