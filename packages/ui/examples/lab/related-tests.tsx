import { RelatedTests } from '@doorstep/ui/lab/related-tests';

export default function Example() {
  return (
    <RelatedTests
      tests={[
        {
          href: '#1',
          title: 'Complete blood count (CBC)',
          reportTime: '24-48h',
          pricePaise: 29900,
          mrpPaise: 35000,
        },
        { href: '#2', title: 'ESR', reportTime: '24-48h', pricePaise: 12000 },
      ]}
    />
  );
}
