import { brand } from '@doorstep/contract/brand';
import { imprint } from '@doorstep/contract/imprint';
import { DisplaySettings } from '@doorstep/ui/home/display-settings';
import { SiteFooter } from '@doorstep/ui/home/site-footer';
import { use, useEffect } from 'react';
import { usePageWords } from '../words/words.ts';
import { footer } from './footer-words.ts';
import { preferencesStore } from './preferences.ts';
import { replayIn } from './replay.ts';
import { StartContext } from './start.ts';
import { useToldPreferences } from './told.ts';
import { app } from './words.ts';

/** Far below the first screen: its script comes after the page's own, and what was pressed in it until then is repeated here. */
export default function Footer() {
  const words = usePageWords('footer', footer);
  const { year } = use(StartContext);
  const { theme, comfort } = preferencesStore.use();
  useToldPreferences();
  useEffect(() => replayIn('footer'), []);
  return (
    <SiteFooter
      brandName={brand.name}
      blurb={usePageWords('app', app).blurb}
      social={imprint.social}
      email={imprint.email}
      phone={brand.phone}
      phoneShown={brand.phoneShown}
      city={words.city}
      state={words.state}
      year={year}
      managedBy={words.managedBy}
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
