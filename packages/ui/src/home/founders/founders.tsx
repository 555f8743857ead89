import { useId, type ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Art, type Scene } from '../../base/art/art.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import { Link } from '../../base/link/link.tsx';
import type { IconName } from '../../base/icon/names.ts';

/** A doctor who founded the shop. */
export interface Founder {
  name: string;
  role: string;
  /** As it is registered: 'Reg. JMC 11205'. */
  registration: string;
  portrait: Scene;
}
/** One column of short lines under a heading. */
export interface FactList {
  title: string;
  icon: IconName;
  lines: readonly string[];
  /** Leads to all of them. */
  more?: { href: string; label: string };
}
export interface FoundersProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** Names the section: 'The doctors behind Doorstep'. */
  title: string;
  /** What they bring: 'Over 26 years of combined experience'. */
  claim: string;
  /** In their order. */
  founders: readonly Founder[];
  /** What is done at home, and why one chooses the shop. */
  lists: readonly FactList[];
}

/** Who stands behind the shop, what it does at home, and why one may trust it. */
export function Founders({ title, claim, founders, lists, className, ...props }: FoundersProps) {
  const id = useId();
  return (
    <section
      data-slot="founders"
      aria-labelledby={id}
      {...props}
      className={cn('flex flex-col gap-4', className)}
    >
      <div>
        <h2 id={id} className="text-heading">
          {title}
        </h2>
        <p className="text-content-muted">{claim}</p>
      </div>
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-3">
        <ul className="flex flex-col gap-3">
          {founders.map(({ name, role, registration, portrait }) => (
            <li
              key={name}
              className="flex flex-wrap items-center gap-4 rounded-card border border-line bg-surface-raised p-4"
            >
              <Art scene={portrait} className="size-20 flex-none" />
              <div className="flex min-w-0 grow basis-48 flex-col wrap-anywhere">
                <h3 translate="no" className="text-lead">
                  {name}
                </h3>
                <span>{role}</span>
                <span className="text-meta text-content-muted">{registration}</span>
              </div>
            </li>
          ))}
        </ul>
        {lists.map(({ title: heading, icon, lines, more }) => (
          <div key={heading} className="flex flex-col gap-3">
            <h3 className="text-lead">{heading}</h3>
            <ul className="flex flex-col gap-2">
              {lines.map((line) => (
                <li key={line} className="flex gap-2">
                  <Icon name={icon} className="mt-[0.125em] text-accent-text" />
                  <span className="min-w-0 flex-1">{line}</span>
                </li>
              ))}
            </ul>
            {more && (
              <Link
                href={more.href}
                className="inline-flex min-h-target items-center self-start font-strong text-accent-text underline underline-offset-4"
              >
                {more.label}
              </Link>
            )}
          </div>
        ))}
      </div>
    </section>
  );
}
