import { DisplaySheet } from '@doorstep/ui/home/display-sheet';

export default function Example() {
  return (
    <DisplaySheet
      open
      settings={{ theme: 'system', comfort: 0, onThemeChange: () => {}, onComfortChange: () => {} }}
    />
  );
}
