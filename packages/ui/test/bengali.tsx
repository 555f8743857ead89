import '@fontsource-variable/noto-sans-bengali/wght.css';
import type { ComponentType } from 'react';

/** A decorator: the story with a face for Bengali, for the pinned browser has none. Patients read it in their device's own. */
export function inBengaliFace(Story: ComponentType) {
  return (
    <div style={{ fontFamily: "var(--type-family), 'Noto Sans Bengali Variable'" }}>
      <Story />
    </div>
  );
}
