import { Switch } from '@doorstep/ui/base/switch';

export default function Example() {
  return <Switch label="I am busy now" checked={false} onCheckedChange={() => {}} />;
}
