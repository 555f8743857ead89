import { DisplaySettings } from '@doorstep/ui/home/display-settings';

export default function Example() {
  return (
    <DisplaySettings
      theme="system"
      comfort={0}
      onThemeChange={() => {}}
      onComfortChange={() => {}}
    />
  );
}
