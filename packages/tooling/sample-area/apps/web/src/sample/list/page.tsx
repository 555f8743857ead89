import { useTitle } from '../../app/head.ts';
import { useGuard } from '../../app/personal.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { useCall } from '../call.ts';
import { sampleMessages } from '../messages.en.ts';
import { SamplesView } from './view.tsx';

export default function SamplesPage() {
  useGuard();
  useTitle(usePageMessages('sample', sampleMessages).title);
  return <SamplesView kits={useCall('listSampleKits')} />;
}
