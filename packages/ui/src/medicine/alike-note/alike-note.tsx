'use client';
import type { ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { useMessages } from '../../messages/provider.ts';
import { alikeMessages } from '../alike-messages.en.ts';

/** A medicine with other salts and a name much like this one's. */
export interface NoteOther {
  /** In the reader's language. */
  name: string;
  /** As it stands on its pack, where that is another name. */
  packName?: string | undefined;
  /** Its salts: 'Atorvastatin'. */
  salts: string;
}
export interface AlikeNoteProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** What it is not, the nearest name first. */
  others: readonly NoteOther[];
  /** On a card: two lines at most, and the nearest name alone. */
  short?: boolean;
  /** On a desk, where nobody may miss it. */
  large?: boolean;
}

/** Stands by the name of a medicine that is easily taken for another one; nothing where there is none. */
export function AlikeNote({ others, short = false, large = false, className, ...props }: AlikeNoteProps) {
  const messages = useMessages('alike', alikeMessages);
  const shown = short ? others.slice(0, 1) : others;
  if (shown.length === 0) return null;
  return (
    <p
      data-slot="alike-note"
      {...props}
      className={cn(
        'icon-triangle-alert font-medium text-warning-text wrap-anywhere before:icon before:me-1',
        large ? 'text-lead' : 'text-meta',
        short && 'line-clamp-2',
        className,
      )}
    >
      {shown
        .map(({ name, packName, salts }) =>
          messages.not(packName && !short ? `${name} (${packName})` : name, salts),
        )
        .join(' · ')}
    </p>
  );
}
