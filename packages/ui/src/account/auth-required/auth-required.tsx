'use client';
import type { ComponentProps } from 'react';
import { EmptyState } from '../../base/empty-state/empty-state.tsx';
import { LinkButton } from '../../base/link-button/link-button.tsx';
import { useMessages } from '../../messages/provider.ts';
import { authMessages } from '../auth-messages.en.ts';

export interface AuthRequiredProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** What for: 'Please log in to access your addresses'. */
  description: string;
  /** The login page, and back here. */
  loginHref: string;
}

/** A closed padlock, its key beside it. */
const padlock = (
  <>
    <path className="fill-none stroke-accent-text" strokeWidth="7" d="M62 52V40a18 18 0 0 1 36 0v12" />
    <rect className="fill-accent-line" x="50" y="50" width="60" height="46" rx="8" />
    <path className="fill-surface-raised" d="M80 64a6 6 0 0 1 3 11v9h-6v-9a6 6 0 0 1 3-11z" />
    <circle className="fill-highlight-fill" cx="122" cy="34" r="9" />
  </>
);

/** Takes the place of what only its owner sees, while nobody is logged in. */
export function AuthRequired({ description, loginHref, ...props }: AuthRequiredProps) {
  const messages = useMessages('auth', authMessages);
  return (
    <EmptyState
      data-slot="auth-required"
      {...props}
      headingLevel={1}
      drawing={padlock}
      title={messages.authRequired}
      description={description}
    >
      <LinkButton href={loginHref}>{messages.logIn}</LinkButton>
    </EmptyState>
  );
}
