import { ContactCard } from '@doorstep/ui/support/contact-card';

export default function Example() {
  return (
    <ContactCard
      phone="+916512345678"
      phoneShown="0651 234 5678"
      whatsapp="#whatsapp"
      email="care@doorstep.example"
      hours={{ from: 540, to: 1260 }}
      emergency={{ national: '112', ambulance: '108', own: '+916512345108', ownShown: '0651 234 5108' }}
    />
  );
}
