import type { SampleKit as Kit } from '@doorstep/contract/sample.schema';
import { EmptyState } from '@doorstep/ui/base/empty-state';
import { ErrorState } from '@doorstep/ui/base/error-state';
import { PageHeader } from '@doorstep/ui/base/page-header';
import { SampleKit } from '@doorstep/ui/sample/sample-kit';
import type { Resource } from '../../app/resource.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { sampleMessages } from '../messages.en.ts';

function Kits({ kits }: { kits: Resource<{ data: Kit[] }> }) {
  const messages = usePageMessages('sample', sampleMessages);
  if (kits.state === 'loading') return <p role="status">{messages.loading}</p>;
  if (kits.state === 'error')
    return (
      <ErrorState title={messages.loadFailed} offline={kits.problem === 'offline'} onRetry={kits.retry} />
    );
  if (kits.data.data.length === 0) return <EmptyState title={messages.none} />;
  return (
    <ul className="flex flex-col gap-4">
      {kits.data.data.map(({ order_id, leaflet }) => (
        <li key={order_id}>
          <SampleKit orderId={order_id} ready={leaflet !== null} />
        </li>
      ))}
    </ul>
  );
}
export function SamplesView({ kits }: { kits: Resource<{ data: Kit[] }> }) {
  const messages = usePageMessages('sample', sampleMessages);
  return (
    <div className="flex flex-1 flex-col gap-6">
      <PageHeader title={messages.title} />
      <Kits kits={kits} />
    </div>
  );
}
