import { StaffRail } from '@doorstep/ui/staff/staff-rail';

export default function Example() {
  return (
    <StaffRail
      id="rail"
      logo={<span aria-hidden className="h-8.5 w-7.5 flex-none rounded-control bg-accent-fill" />}
      brandName="Doorstep"
      homeHref="#home"
      groups={[
        { links: [{ href: '#today', label: 'Today', icon: 'icon-sun' }] },
        {
          title: 'Queues',
          links: [
            {
              href: '#rx',
              label: 'Prescriptions',
              icon: 'icon-file-text',
              waiting: 7,
              tone: 'warning',
            },
            { href: '#orders', label: 'Orders', icon: 'icon-package', waiting: 12 },
          ],
        },
      ]}
      currentHref="#rx"
      onLogout={() => {}}
    />
  );
}
