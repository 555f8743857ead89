'use client';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { Icon } from '../../base/icon/icon.tsx';
import type { IconName } from '../../base/icon/names.ts';
import { useMessages } from '../../messages/provider.ts';
import { accountMessages } from '../messages.en.ts';

export type SettingsSection = 'profile' | 'health' | 'care' | 'password' | 'notifications' | 'privacy';
export interface SettingsPanelProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What stands in each section; drawn from its first opening on, and kept with what is typed in it. */
  sections: Record<SettingsSection, ReactNode>;
  /** The sections that are open at first. */
  defaultOpen?: readonly SettingsSection[];
}
const rows = [
  ['profile', 'icon-user', 'editProfile', 'editProfileText'],
  ['health', 'icon-stethoscope', 'health', 'healthText'],
  ['care', 'icon-heart', 'care', 'careText'],
  ['password', 'icon-key-round', 'changePassword', 'changePasswordText'],
  ['notifications', 'icon-bell', 'notifications', 'notificationsText'],
  ['privacy', 'icon-shield-check', 'privacy', 'privacyText'],
] as const satisfies ReadonlyArray<
  readonly [SettingsSection, IconName, keyof typeof accountMessages, keyof typeof accountMessages]
>;

/** The settings of an account, as a list of what can be opened. */
export function SettingsPanel({ sections, defaultOpen, className, ...props }: SettingsPanelProps) {
  const messages = useMessages('account', accountMessages);
  const [open, setOpen] = useState<ReadonlySet<SettingsSection>>(() => new Set(defaultOpen));
  const [seen, setSeen] = useState(open);
  const toggle = (section: SettingsSection, now: boolean) => {
    const next = new Set(open);
    if (now) next.add(section);
    else next.delete(section);
    setOpen(next);
    setSeen(new Set([...seen, ...next]));
  };
  return (
    <div data-slot="settings-panel" {...props} className={cn('flex flex-col gap-3', className)}>
      {rows.map(([section, icon, title, text]) => (
        <details
          key={section}
          open={open.has(section)}
          onToggle={(event) => toggle(section, event.currentTarget.open)}
          className="rounded-card border border-line bg-surface-raised"
        >
          <summary className="flex min-h-target items-center gap-3 rounded-card p-4">
            <Icon name={icon} className="text-title text-accent-text" />
            <span className="flex min-w-0 flex-1 flex-col wrap-anywhere">
              <h2 className="text-lead">{messages[title]}</h2>
              <span className="text-meta text-content-muted">{messages[text]}</span>
            </span>
            <Icon name={open.has(section) ? 'icon-chevron-up' : 'icon-chevron-down'} />
          </summary>
          {seen.has(section) && <div className="border-t border-line p-4">{sections[section]}</div>}
        </details>
      ))}
    </div>
  );
}
