import { PageHeader } from '@doorstep/ui/base/page-header';

export default function Example() {
  return <PageHeader title="Medicines" />;
}
