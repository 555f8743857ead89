import type { ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Checkbox } from '../../base/checkbox/checkbox.tsx';
import { SelectField } from '../../base/select-field/select-field.tsx';
import { useMessages } from '../../messages/provider.ts';
import { footerMessages } from '../footer-messages.en.ts';

export type DisplayTheme = 'system' | 'light' | 'dark';
export interface DisplaySettingsProps extends Omit<ComponentProps<'fieldset'>, 'children'> {
  /** The choice in force; 'system' follows the device. */
  theme: DisplayTheme;
  /** Larger text and targets, no motion, one column. */
  comfort: boolean;
  /** Gets the theme chosen. */
  onThemeChange: (theme: DisplayTheme) => void;
  /** Gets whether comfort mode is wished. */
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
  const messages = useMessages('footer', footerMessages);
  return (
    <fieldset
      data-slot="display-settings"
      {...props}
      className={cn('flex min-w-0 flex-col gap-3', className)}
    >
      <legend className="pb-1 font-strong">{messages.display}</legend>
      <SelectField
        label={messages.theme}
        value={theme}
        onChange={(event) => onThemeChange(event.target.value as DisplayTheme)}
        options={[
          { value: 'system', label: messages.themeSystem },
          { value: 'light', label: messages.themeLight },
          { value: 'dark', label: messages.themeDark },
        ]}
      />
      <Checkbox
        label={messages.comfort}
        checked={comfort}
        onChange={(event) => onComfortChange(event.target.checked)}
      />
    </fieldset>
  );
}
