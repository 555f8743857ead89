import { ViewLinks } from '@doorstep/ui/staff/view-links';

export default function Example() {
  return (
    <ViewLinks
      label="Which orders"
      views={[
        { href: '#all', title: 'All', current: false },
        { href: '#prescription', title: 'Prescription waits', current: true },
      ]}
    />
  );
}
