import { Tabs } from '@doorstep/ui/base/tabs';

export default function Example() {
  return (
    <Tabs
      label="Profile"
      tabs={[
        {
          value: 'overview',
          label: 'Overview',
          content: <p>You have 3 orders on the way.</p>,
        },
        {
          value: 'orders',
          label: 'Orders',
          count: 12,
          content: <p>Your latest order arrives on Tue 24 Nov.</p>,
        },
      ]}
    />
  );
}
