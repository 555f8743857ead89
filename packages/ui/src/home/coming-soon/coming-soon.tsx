import type { ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Icon } from '../../base/icon/icon.tsx';
import { LinkButton } from '../../base/link-button/link-button.tsx';
import { useMessages } from '../../messages/provider.ts';
import { footerMessages } from '../footer-messages.en.ts';

export interface ComingSoonProps extends Omit<ComponentProps<'section'>, 'children' | 'title'> {
  /** What will stand here: 'Lab tests'. */
  title: string;
  /** Leads to the list of medicines. */
  medicinesHref: string;
  /** E.164, for the dialler. */
  phone: string;
  /** The shop's phone number, as it is printed. */
  phoneShown: string;
}

/** A door ajar, light falling out, a parcel on the step. */
function Door() {
  return (
    <svg aria-hidden viewBox="0 0 240 180" className="w-60 max-w-full">
      <ellipse className="fill-accent-tint" cx="120" cy="160" rx="112" ry="14" />
      <path className="fill-accent-text" d="M74 154V54a42 42 0 0 1 42-42h8a42 42 0 0 1 42 42v100z" />
      <path className="fill-highlight-tint" d="M83 154V56a35 35 0 0 1 35-35h4a35 35 0 0 1 35 35v98z" />
      <path className="fill-highlight-fill" d="M128 154h29l24 14h-45z" opacity="0.55" />
      <path className="fill-accent-fill" d="M83 154V56a35 35 0 0 1 35-35c7 1 12 6 12 14v132z" />
      <circle className="fill-highlight-fill" cx="121" cy="102" r="5" />
      <path
        className="fill-accent-text"
        d="M38 134c-12-10-14-26-9-40 10 8 14 22 11 36 0-18 4-34 16-42 5 16 2 34-12 46z"
      />
      <path className="fill-highlight-line" d="M26 132h32l-4 26H30z" />
      <path className="fill-highlight-fill" d="M180 128h36v30h-36z" />
      <path className="fill-highlight-line" d="M193 128h10v10h-10z" />
    </svg>
  );
}

/** The whole content of a page that is promised but not built yet (its heading is the page's). */
export function ComingSoon({
  title,
  medicinesHref,
  phone,
  phoneShown,
  className,
  ...props
}: ComingSoonProps) {
  const messages = useMessages('footer', footerMessages);
  return (
    <section
      data-slot="coming-soon"
      {...props}
      className={cn('flex flex-col items-center gap-6 px-gutter py-12 text-center', className)}
    >
      <Door />
      <div className="flex flex-col gap-2">
        <h1 tabIndex={-1} className="text-page">
          {messages.comingSoon}
        </h1>
        <p className="max-w-text text-lead wrap-anywhere text-content-muted">
          {messages.comingSoonText(title)}
        </p>
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        <LinkButton href={medicinesHref}>{messages.seeMedicines}</LinkButton>
        <LinkButton tone="plain" href={`tel:${phone}`}>
          <Icon name="icon-phone" />
          {messages.call(phoneShown)}
        </LinkButton>
      </div>
    </section>
  );
}
