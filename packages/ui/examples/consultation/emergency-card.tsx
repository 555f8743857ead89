import { EmergencyCard } from '@doorstep/ui/consultation/emergency-card';

export default function Example() {
  return (
    <EmergencyCard
      numbers={{ national: '112', ambulance: '108', own: '+916512345108', ownShown: '0651 234 5108' }}
    />
  );
}
