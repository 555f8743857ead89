import { TodayTile } from '@doorstep/ui/staff/today-tile';

export default function Example() {
  return (
    <TodayTile
      waiting={7}
      label="prescriptions wait"
      icon="icon-file-text"
      href="#prescriptions"
    />
  );
}
