'use client';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../base/button/button.tsx';

interface FoldProps {
  /** Something in it has to be written or is wrong: it stands open. */
  needed: boolean;
  /** What it holds, while it is folded. */
  line?: ReactNode;
  /** The button's words; '' while there is nothing to ask for. */
  action: string;
  /** The button's name, where its words say too little alone. */
  name?: string;
  /** The fields. */
  children: ReactNode;
}

/** Fields that stand as one line until they are asked for. Once open they stay: nothing folds under the hand. */
export function Fold({ needed, line, action, name, children }: FoldProps) {
  const [open, setOpen] = useState(needed);
  const [pressed, setPressed] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (pressed) fields.current?.querySelector('input')?.focus();
  }, [pressed]);
  if (needed && !open) setOpen(true);
  if (open || pressed)
    return (
      <div ref={fields} className="grid gap-4 md:grid-cols-2 md:items-end">
        {children}
      </div>
    );
  if (action === '') return null;
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      {line}
      <Button
        tone="quiet"
        size="tight"
        aria-label={name}
        onClick={() => setPressed(true)}
        className={line ? undefined : '-mx-2.5'}
      >
        {action}
      </Button>
    </div>
  );
}
