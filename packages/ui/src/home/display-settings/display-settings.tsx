'use client';
import type { ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Button } from '../../base/button/button.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import { SelectField } from '../../base/select-field/select-field.tsx';
import { useMessages } from '../../messages/provider.ts';
import { footerMessages } from '../footer-messages.en.ts';

export type DisplayTheme = 'system' | 'light' | 'dark';
/** Everything as it is, a quarter larger, or half as large again. */
export type ComfortLevel = 0 | 1 | 2;
export interface DisplaySettingsProps extends Omit<ComponentProps<'fieldset'>, 'children'> {
  /** The choice in force; 'system' follows the device. */
  theme: DisplayTheme;
  /** Above 0: larger text and targets, no motion, one column. */
  comfort: ComfortLevel;
  /** Gets the theme chosen. */
  onThemeChange: (theme: DisplayTheme) => void;
  /** Gets the level of comfort mode that is wished. */
  onComfortChange: (comfort: ComfortLevel) => void;
  /** Reads the page aloud. Without it there is no button: the browser has no voice. */
  onListen?: (() => void) | undefined;
}

/** How the product looks for this visitor: theme and comfort mode. */
export function DisplaySettings({
  theme,
  comfort,
  onThemeChange,
  onComfortChange,
  onListen,
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
      <SelectField
        label={messages.comfort}
        hint={messages.comfortHint}
        value={String(comfort)}
        onChange={(event) => onComfortChange(Number(event.target.value) as ComfortLevel)}
        options={[
          { value: '0', label: messages.comfortOff },
          { value: '1', label: messages.comfortLarge },
          { value: '2', label: messages.comfortLarger },
        ]}
      />
      {onListen && (
        <Button tone="plain" onClick={onListen} className="self-start">
          <Icon name="icon-play" />
          <span>{messages.listen}</span>
        </Button>
      )}
    </fieldset>
  );
}
