import { Card } from '@doorstep/ui/base/card';

export default function Example() {
  return (
    <Card>
      <h2 className="text-lead">Deliver to Home</h2>
      <p className="mt-1">
        Flat 4B, Shanti Apartments, Kanke Road, Ranchi, Jharkhand 834001
      </p>
    </Card>
  );
}
