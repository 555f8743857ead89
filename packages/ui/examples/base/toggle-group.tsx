import { ToggleGroup } from '@doorstep/ui/base/toggle-group';
import { ToggleGroupItem } from '@doorstep/ui/base/toggle-group';

export default function Example() {
  return (
    <ToggleGroup label="Reasons" value={[]} onValueChange={() => {}}>
      <ToggleGroupItem value="old" icon="icon-check">The prescription is too old</ToggleGroupItem>
      <ToggleGroupItem value="other" icon="icon-check">Written for somebody else</ToggleGroupItem>
      <ToggleGroupItem value="torn" icon="icon-check">Not readable</ToggleGroupItem>
    </ToggleGroup>
  );
}
