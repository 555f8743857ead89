import { brand } from '@doorstep/contract/brand';
import { DisplaySettings } from '@doorstep/ui/home/display-settings';
import { SiteFooter } from '@doorstep/ui/home/site-footer';
import { use, useEffect } from 'react';
import { preferencesStore } from './preferences.ts';
import { replayIn } from './replay.ts';
import { StartContext } from './start.ts';

/** Far below the first screen: its script comes after the page's own, and what was pressed in it until then is repeated here. */
export default function Footer() {
  const { year } = use(StartContext);
  const { theme, comfort } = preferencesStore.use();
  useEffect(() => replayIn('footer'), []);
  return (
    <SiteFooter
      brandName={brand.name} blurb={brand.blurb} social={brand.social} email={brand.email} phone={brand.phone} phoneShown={brand.phoneShown} city={brand.city} state={brand.state}
      year={year} managedBy={brand.managedBy}
    >
      <DisplaySettings
        theme={theme} comfort={comfort}
        onThemeChange={(next) => preferencesStore.set({ theme: next, comfort })} onComfortChange={(next) => preferencesStore.set({ theme, comfort: next })}
      />
    </SiteFooter>
  );
}
