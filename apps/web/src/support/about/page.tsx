import { useTitle } from '../../app/head.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { aboutMessages } from './messages.en.ts';
import { AboutView } from './view.tsx';

export default function AboutPage() {
  useTitle(usePageMessages('about', aboutMessages).title);
  return <AboutView />;
}
