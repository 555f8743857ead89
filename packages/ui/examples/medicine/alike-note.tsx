import { AlikeNote } from '@doorstep/ui/medicine/alike-note';

export default function Example() {
  return <AlikeNote others={[{ name: 'Amlovita 5', salts: 'Atorvastatin' }]} />;
}
