import { PackingSlip } from '@doorstep/ui/staff/packing-slip';

export default function Example() {
  return (
    <PackingSlip
      brandName="Doorstep"
      orderId="OD-3SQVG58BR664"
      placedAt="2026-11-21T07:20:00+05:30"
      patientName="Asha Kumari"
      mobile="98765 43210"
      address="Flat 4B, Shanti Apartments, Kanke Road, near Gandhi Nagar Gate, Ranchi, Jharkhand 834008"
      lines={[
        { position: 0, name: 'Febrisol 650', pack: 'Strip of 15 tablets', quantity: 1 },
        { position: 1, name: 'Azithrova 500', pack: 'Strip of 5 tablets', quantity: 2 },
      ]}
    />
  );
}
