import { brand } from '@doorstep/contract/brand';
import { ComingSoon } from '@doorstep/ui/home/coming-soon';
import { useLocation } from 'react-router-dom';
import { allAreas } from '../../app/area.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { useTitle } from '../../app/head.ts';
import { comingSoonMessages } from './messages.en.ts';

type Promised = keyof typeof comingSoonMessages.promised;
declare module '../../app/area.ts' {
  interface Area {
    /** Paths that are linked but not built yet, parted by blanks, by what is promised there. */
    comingSoon?: Partial<Record<Promised, string>>;
  }
}

const firstOf = (path: string) => path.split('/')[0]!.toLowerCase();
/** What will stand at a path; by its first part, which also holds for what a pattern leaves open. */
function promisedAt(pathname: string) {
  const first = firstOf(pathname.slice(1));
  for (const { comingSoon } of allAreas())
    for (const [what, paths] of Object.entries(comingSoon ?? {}))
      if (paths.split(' ').some((path) => firstOf(path) === first)) return what as Promised;
  return undefined;
}

export default function ComingSoonPage() {
  const messages = usePageMessages('comingSoon', comingSoonMessages);
  // No path leads here that no area promises.
  const title = messages.promised[promisedAt(useLocation().pathname)!];
  useTitle(`${title}: ${messages.comingSoon}`);
  return (
    <ComingSoon title={title} medicinesHref="/medicines" phone={brand.phone} phoneShown={brand.phoneShown} />
  );
}
