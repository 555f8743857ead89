import { cva, type VariantProps } from 'class-variance-authority';
import * as Radix from 'radix-ui/avatar';
import type { ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Icon } from '../icon/icon.tsx';

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Name of the person; its initials show until the picture has loaded, and where there is none. */
  name: string;
  /** Address of a square picture. */
  image?: string | null | undefined;
  /** `lg` on a page of this person. */
  size?: 'md' | 'lg';
}

/** 'Asha Kumari' → 'AK', 'आशा कुमारी' → 'आक': whole letters, of the first and the last word. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '')
    .join('');
}
/** Circle of an Avatar. */
export const avatarVariants = cva(
  'flex flex-none overflow-clip rounded-full border border-line bg-accent-tint font-strong text-accent-text',
  { variants: { size: { md: 'size-14 text-title', lg: 'size-20 text-page' } } },
);
export type AvatarVariants = VariantProps<typeof avatarVariants>;

/** Picture of a person, or their initials. Hidden from screen readers: their name stands beside it. */
export function Avatar({ name, image, size = 'md', className, ...props }: AvatarProps) {
  return (
    <Radix.Root aria-hidden data-slot="avatar" {...props} className={cn(avatarVariants({ size }), className)}>
      {image && (
        <Radix.Image
          src={image}
          alt=""
          width={112}
          height={112}
          decoding="async"
          className="size-full bg-picture object-contain"
        />
      )}
      {/* The delay in ms keeps initials from flashing before a picture that loads at once. */}
      <Radix.Fallback key={image} {...(image && { delayMs: 600 })} className="m-auto">
        {initialsOf(name) || <Icon name="icon-user" />}
      </Radix.Fallback>
    </Radix.Root>
  );
}
