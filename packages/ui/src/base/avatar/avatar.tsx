import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Icon } from '../icon/icon.tsx';
import { Picture } from '../picture/picture.tsx';

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Whose initials are drawn where there is no picture. */
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
/** The size of an Avatar. */
export const avatarVariants = cva('flex-none', { variants: { size: { md: 'size-14', lg: 'size-20' } } });
/** Classes of the circle with initials. */
export const avatarInitialsVariants = cva(
  'grid place-items-center rounded-full border border-line bg-accent-tint font-strong text-accent-text',
  { variants: { size: { md: 'text-title', lg: 'text-page' } } },
);
export type AvatarVariants = VariantProps<typeof avatarVariants>;
export type AvatarInitialsVariants = VariantProps<typeof avatarInitialsVariants>;

/** A picture of a person, or their initials. Their name stands beside it. */
export function Avatar({ name, image, size = 'md', className, ...props }: AvatarProps) {
  return image ? (
    <Picture
      {...(props as object)}
      src={image}
      alt=""
      width={112}
      height={112}
      loading="eager"
      fallback="icon-user"
      shape="circle"
      className={cn(avatarVariants({ size }), className)}
    />
  ) : (
    <span
      aria-hidden
      data-slot="avatar"
      {...props}
      className={cn(avatarVariants({ size }), avatarInitialsVariants({ size }), className)}
    >
      {initialsOf(name) || <Icon name="icon-user" />}
    </span>
  );
}
