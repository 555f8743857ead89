import { Breadcrumb } from '@doorstep/ui/base/breadcrumb';

export default function Example() {
  return (
    <Breadcrumb
      items={[{ href: '#home', label: 'Home' }, { href: '#medicines', label: 'Medicines' }]}
    />
  );
}
