import type { ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Icon } from '../../base/icon/icon.tsx';
import type { IconName } from '../../base/icon/names.ts';
import { Link } from '../../base/link/link.tsx';
import { useMessages } from '../../messages/provider.ts';
import { staffMessages } from '../messages.en.ts';

export interface StaffSection {
  /** Its name among the others. */
  section: string;
  href: string;
  label: string;
  icon: IconName;
}

export interface StaffNavProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** In their order; which there are is the role's matter. */
  sections: readonly StaffSection[];
  /** The tab of the page shown. */
  current: string;
}

/** The staff's pages side by side. */
export function StaffNav({ sections, current, className, ...props }: StaffNavProps) {
  const messages = useMessages('staff', staffMessages);
  return (
    <nav data-slot="staff-nav" aria-label={messages.staffPages} {...props} className={className}>
      <ul className="flex gap-2 overflow-x-auto [scrollbar-width:thin]">
        {sections.map(({ section, href, label, icon }) => (
          <li key={section} className="flex-none">
            <Link
              href={href}
              aria-current={section === current ? 'page' : undefined}
              className={cn(
                'inline-flex min-h-target items-center gap-2 rounded-control border px-3 font-medium focus-visible:-outline-offset-3',
                section === current
                  ? 'border-accent-line bg-accent-tint text-accent-text'
                  : 'border-line bg-surface-raised text-content hover:bg-surface-sunken',
              )}
            >
              <Icon name={icon} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
