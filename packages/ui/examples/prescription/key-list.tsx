import { KeyList } from '@doorstep/ui/prescription/key-list';

export default function Example() {
  return <KeyList open enabled onOpenChange={() => {}} onEnabledChange={() => {}} />;
}
