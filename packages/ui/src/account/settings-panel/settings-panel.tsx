'use client';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { Accordion, AccordionItem } from '../../base/accordion/accordion.tsx';
import type { IconName } from '../../base/icon/names.ts';
import { useMessages } from '../../messages/provider.ts';
import { accountMessages } from '../messages.en.ts';

export type SettingsSection =
  | 'profile'
  | 'health'
  | 'care'
  | 'password'
  | 'secondStep'
  | 'notifications'
  | 'privacy';
export interface SettingsPanelProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'dir'> {
  /** Content of each section, rendered from its first opening on and kept with what is typed in it. Without `secondStep`, which is for staff, its row is left out. */
  sections: Record<Exclude<SettingsSection, 'secondStep'>, ReactNode> & { secondStep?: ReactNode };
  /** The sections that are open at first. */
  defaultOpen?: readonly SettingsSection[];
}
const rows = [
  ['profile', 'icon-user', 'editProfile', 'editProfileText'],
  ['health', 'icon-stethoscope', 'health', 'healthText'],
  ['care', 'icon-heart', 'care', 'careText'],
  ['password', 'icon-key-round', 'changePassword', 'changePasswordText'],
  ['secondStep', 'icon-lock', 'secondStep', 'secondStepText'],
  ['notifications', 'icon-bell', 'notifications', 'notificationsText'],
  ['privacy', 'icon-shield-check', 'privacy', 'privacyText'],
] as const satisfies ReadonlyArray<
  readonly [SettingsSection, IconName, keyof typeof accountMessages, keyof typeof accountMessages]
>;

/** The settings of an account, as a list of what can be opened. */
export function SettingsPanel({ sections, defaultOpen, ...props }: SettingsPanelProps) {
  const messages = useMessages('account', accountMessages);
  const [seen, setSeen] = useState<ReadonlySet<string>>(() => new Set(defaultOpen));
  return (
    <Accordion
      data-slot="settings-panel"
      {...props}
      {...(defaultOpen && { defaultValue: defaultOpen })}
      onValueChange={(open) => setSeen(new Set([...seen, ...open]))}
    >
      {rows
        .filter(([section]) => section in sections)
        .map(([section, icon, title, text]) => (
          <AccordionItem
            key={section}
            value={section}
            level={2}
            icon={icon}
            title={messages[title]}
            description={messages[text]}
          >
            {seen.has(section) && sections[section]}
          </AccordionItem>
        ))}
    </Accordion>
  );
}
