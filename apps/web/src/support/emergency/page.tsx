import { useTitle } from '../../app/head.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { emergencyPageMessages } from './messages.en.ts';
import { EmergencyView } from './view.tsx';

export default function EmergencyPage() {
  useTitle(usePageMessages('emergencyPage', emergencyPageMessages).title);
  return <EmergencyView />;
}
