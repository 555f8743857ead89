import { WrittenFields } from '@doorstep/ui/prescription/written-fields';

export default function Example() {
  return <WrittenFields value={{ quantity: '', days: '', repeats: '' }} onValueChange={() => {}} />;
}
