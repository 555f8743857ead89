import { brand } from '@doorstep/contract/brand';
import { ComingSoon } from '@doorstep/ui/home/coming-soon';
import { usePageWords } from '../../words/words.ts';
import { useTitle } from '../head.ts';
import { app } from '../words.ts';

export default function ComingSoonPage() {
  const words = usePageWords('app', app);
  useTitle(words.comingSoon);
  return <ComingSoon medicinesHref="/medicines" phone={brand.phone} phoneShown={brand.phoneShown} />;
}
