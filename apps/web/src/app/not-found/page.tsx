import { usePageMessages } from '../../messages/messages.ts';
import { useTitle } from '../head.ts';
import { appMessages } from '../messages.en.ts';
import { NotFoundView } from './view.tsx';

export default function NotFoundPage() {
  useTitle(usePageMessages('app', appMessages).notFoundTitle);
  return <NotFoundView />;
}
