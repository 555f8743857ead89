import { Menu } from '@doorstep/ui/base/menu';
import { MenuItem } from '@doorstep/ui/base/menu';

export default function Example() {
  return (
    <Menu id="account-menu">
      <MenuItem icon="icon-user" href="/profile">My profile</MenuItem>
      <MenuItem icon="icon-house" href="/">To the shop</MenuItem>
      <MenuItem icon="icon-log-out">Log out</MenuItem>
    </Menu>
  );
}
