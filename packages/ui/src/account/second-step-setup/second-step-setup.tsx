'use client';
import type { ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { useMessages } from '../../messages/provider.ts';
import { SecondStepForm, type SecondStepFormProps } from '../second-step-form/second-step-form.tsx';
import { secondStepMessages } from '../second-step-messages.en.ts';

export interface SecondStepSetupProps extends Omit<ComponentProps<'div'>, 'children' | 'onSubmit'> {
  /** Modules of the QR code by row; true is dark. */
  qr: readonly (readonly boolean[])[];
  /** The same secret as text, for typing. */
  secret: string;
  /** Props of the form that takes the first code. */
  form: Pick<
    SecondStepFormProps,
    'register' | 'errors' | 'attempt' | 'busy' | 'error' | 'onSubmit' | 'onBack'
  >;
}
/** Quiet zone of the QR code in modules, as scanners require. */
const MARGIN = 4;
const pathOf = (qr: SecondStepSetupProps['qr']): string =>
  qr
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x + MARGIN} ${y + MARGIN}h1v1h-1z` : [])))
    .join('');
/** Groups of four letters: 'ABCD EFGH …'. */
const groups = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? '';

/** Sets up an authenticator app: QR code, setup key, and the first code of the app. The page has the heading. */
export function SecondStepSetup({ qr, secret, form, className, ...props }: SecondStepSetupProps) {
  const messages = useMessages('secondStep', secondStepMessages);
  const size = qr.length + 2 * MARGIN;
  return (
    <div
      data-slot="second-step-setup"
      {...props}
      className={cn('flex w-full max-w-dialog flex-col gap-4', className)}
    >
      <ol className="flex list-decimal flex-col gap-4 ps-6">
        <li>{messages.steps.app}</li>
        <li>
          <span className="block">{messages.steps.scan}</span>
          {/* Dark on white in every theme: scanners read no other colours. */}
          <svg
            role="img"
            aria-label={messages.qr}
            viewBox={`0 0 ${size} ${size}`}
            shapeRendering="crispEdges"
            className="mt-3 w-full max-w-56 rounded-card"
          >
            {/* oxlint-disable-next-line doorstep/colours -- a scanner needs these two */}
            <path fill="white" d={`M0 0h${size}v${size}H0z`} />
            {/* oxlint-disable-next-line doorstep/colours -- a scanner needs these two */}
            <path fill="black" d={pathOf(qr)} />
          </svg>
          <span className="mt-3 block text-content-muted">{messages.steps.type}</span>
          <code
            translate="no"
            aria-label={messages.key}
            className="mt-1 block rounded-control bg-surface-sunken p-3 font-medium wrap-anywhere select-all"
          >
            {groups(secret)}
          </code>
        </li>
        <li>{messages.steps.code}</li>
      </ol>
      <SecondStepForm {...form} submitLabel={messages.confirm} />
    </div>
  );
}
