import { ServiceNav } from '@doorstep/ui/home/service-nav';

export default function Example() {
  return <ServiceNav />;
}
