import type { ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Checkbox } from '../../base/checkbox/checkbox.tsx';
import { SelectField } from '../../base/select-field/select-field.tsx';
import { useWords } from '../../words/provider.ts';
import { footer } from '../footer-words.ts';

export type DisplayTheme = 'system' | 'light' | 'dark';
export interface DisplaySettingsProps extends Omit<ComponentProps<'fieldset'>, 'children'> {
  theme: DisplayTheme;
  /** Larger text and targets, no motion, one column. */
  comfort: boolean;
  onThemeChange: (theme: DisplayTheme) => void;
  onComfortChange: (comfort: boolean) => void;
}

/** How the product looks for this visitor: theme and comfort mode. */
export function DisplaySettings({
  theme,
  comfort,
  onThemeChange,
  onComfortChange,
  className,
  ...props
}: DisplaySettingsProps) {
  const words = useWords('footer', footer);
  return (
    <fieldset
      data-slot="display-settings"
      {...props}
      className={cn('flex min-w-0 flex-col gap-3', className)}
    >
      <legend className="pb-1 font-strong">{words.display}</legend>
      <SelectField
        label={words.theme}
        value={theme}
        onChange={(event) => onThemeChange(event.target.value as DisplayTheme)}
        options={[
          { value: 'system', label: words.themeSystem },
          { value: 'light', label: words.themeLight },
          { value: 'dark', label: words.themeDark },
        ]}
      />
      <Checkbox
        label={words.comfort}
        checked={comfort}
        onChange={(event) => onComfortChange(event.target.checked)}
      />
    </fieldset>
  );
}
