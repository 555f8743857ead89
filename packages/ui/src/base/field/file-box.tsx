'use client';
import { useState, type ComponentProps } from 'react';
import { cn } from '../../cn.ts';

/** The browser's own file button in our look. What it says of a file is left out (size 0): the box says it, also of one that was dropped. */
export const fileClasses =
  'file-button max-w-full cursor-pointer rounded-control disabled:cursor-not-allowed';

export interface FileBoxProps extends ComponentProps<'div'> {
  /** No file can be dropped. */
  disabled?: boolean | undefined;
  /** Gets the file that was dropped. */
  onFileSelect: (file: File) => void;
}
/** Around a native file input, which is seen: a file may also be dropped anywhere on it, and a press beside the buttons opens the input too. */
export function FileBox({ disabled = false, onFileSelect, className, ...props }: FileBoxProps) {
  const [over, setOver] = useState(false);
  return (
    // The keyboard has the input itself.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      {...props}
      className={cn(
        'flex flex-wrap items-center gap-3 rounded-card bg-surface-raised p-3',
        !disabled && 'cursor-pointer',
        className,
        over && 'bg-accent-tint',
      )}
      onClick={({ target, currentTarget }) => {
        if (!(target as Element).closest('button, input')) currentTarget.querySelector('input')?.click();
      }}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!disabled);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const file = event.dataTransfer.files[0],
          input = event.currentTarget.querySelector('input');
        if (!file || disabled) return;
        // What it held before can be chosen again: the input would see no change.
        if (input) input.value = '';
        onFileSelect(file);
      }}
    />
  );
}
