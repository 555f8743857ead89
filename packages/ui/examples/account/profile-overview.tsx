import { ProfileOverview } from '@doorstep/ui/account/profile-overview';

export default function Example() {
  return (
    <ProfileOverview
      orders={{ count: 12, href: '#orders' }}
      wishlist={{ count: 3, href: '#wishlist' }}
      addresses={{ count: 2, href: '#addresses' }}
      recent={[
        {
          id: 'MO-7K2P9Q',
          href: '#1',
          status: 'processing',
          at: '2026-11-24T10:30:00+05:30',
          items: 4,
          totalPaise: 41200,
        },
        {
          id: 'MO-5T8W3X',
          href: '#2',
          status: 'delivered',
          at: '2026-10-02T18:05:00+05:30',
          items: 1,
          totalPaise: 12500000,
        },
      ]}
      addAddressHref="#new-address"
      helpHref="#help"
      medicinesHref="#medicines"
    />
  );
}
