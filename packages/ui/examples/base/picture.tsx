import { Picture } from '@doorstep/ui/base/picture';

export default function Example() {
  return <Picture alt="Kofrelief Syrup, bottle of 100 ml" width={320} height={320} />;
}
