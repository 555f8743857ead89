import { Button } from '@doorstep/ui/base/button';
import { Menu } from '@doorstep/ui/base/menu';
import { MenuItem } from '@doorstep/ui/base/menu';

export default function Example() {
  return (
    <Menu defaultOpen trigger={<Button tone="plain">More</Button>}>
      <MenuItem icon="icon-file-text" href="#invoice">Invoice</MenuItem>
      <MenuItem icon="icon-shopping-cart" href="#cart">Order again</MenuItem>
      <MenuItem icon="icon-x">Cancel order</MenuItem>
    </Menu>
  );
}
