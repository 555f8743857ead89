import type { ComponentProps } from 'react';
import { cn } from '../../cn.ts';

export interface OrderDrawingProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** What was ordered. One without a drawing of its own is drawn as a parcel. */
  serviceType: string;
}

const line = { strokeWidth: 3, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
const box = (
  <>
    <path className="fill-accent-fill" d="M46 48h68v42a6 6 0 0 1-6 6H52a6 6 0 0 1-6-6z" />
    <path className="fill-accent-text" d="M44 34h72a5 5 0 0 1 5 5v13H39V39a5 5 0 0 1 5-5z" />
    <path className="fill-highlight-fill" d="M73 34h14v26l-7-5-7 5z" />
    <path className="fill-accent-on-fill/85" d="M54 74h22v13H54z" />
  </>
);
/** What was ordered, in a field of 160 by 112. */
const drawings = {
  medicine: box,
  other: box,
  paramedical: (
    <>
      <path
        className="fill-none stroke-accent-text"
        {...line}
        strokeWidth="5"
        d="M66 40v-6a6 6 0 0 1 6-6h16a6 6 0 0 1 6 6v6"
      />
      <rect className="fill-accent-fill" x="42" y="40" width="76" height="54" rx="8" />
      <circle className="fill-accent-on-fill/85" cx="80" cy="66" r="17" />
      <path className="fill-highlight-fill" d="M76 55h8v7h7v8h-7v7h-8v-7h-7v-8h7z" />
    </>
  ),
  appointment: (
    <>
      <rect
        className="fill-surface-raised stroke-accent-line"
        x="45"
        y="30"
        width="70"
        height="64"
        rx="8"
        strokeWidth="2.5"
      />
      <path className="fill-accent-fill" d="M45 48V38a8 8 0 0 1 8-8h54a8 8 0 0 1 8 8v10z" />
      <path className="fill-none stroke-accent-text" {...line} strokeWidth="5" d="M62 25v9M98 25v9" />
      <path
        className="fill-accent-line/40"
        d="M55 57h10v9H55zM75 57h10v9H75zM95 57h10v9H95zM55 75h10v9H55z"
      />
      <path className="fill-highlight-fill" d="M73 73h14v13H73z" />
    </>
  ),
  'video-consultation': (
    <>
      <rect className="fill-accent-fill" x="38" y="28" width="84" height="58" rx="7" />
      <path className="fill-accent-on-fill/85" d="M57 80c0-15 10-21 23-21s23 6 23 21z" />
      <circle className="fill-highlight-fill" cx="80" cy="48" r="11" />
      <path className="fill-none stroke-accent-text" {...line} strokeWidth="5" d="M66 96h28" />
    </>
  ),
  'medical-test': (
    <>
      <path
        className="fill-surface-raised stroke-accent-line"
        {...line}
        strokeWidth="2.5"
        d="M56 32h18v52a9 9 0 0 1-18 0zM86 32h18v52a9 9 0 0 1-18 0z"
      />
      <path className="fill-accent-fill" d="M59 56h12v28a6 6 0 0 1-12 0z" />
      <path className="fill-highlight-fill" d="M89 66h12v18a6 6 0 0 1-12 0z" />
      <path className="fill-accent-text" d="M53 24h24v10H53zM83 24h24v10H83z" />
    </>
  ),
};

/** A picture of what was ordered, with the sign that it is done. */
export function OrderDrawing({ serviceType, className, ...props }: OrderDrawingProps) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 160 112"
      data-slot="order-drawing"
      {...props}
      className={cn('h-28 w-40 max-w-full', className)}
    >
      <ellipse className="fill-surface-sunken" cx="80" cy="102" rx="66" ry="8" />
      <circle className="fill-accent-tint" cx="80" cy="54" r="48" />
      {drawings[Object.hasOwn(drawings, serviceType) ? (serviceType as keyof typeof drawings) : 'other']}
      <circle className="fill-success-fill stroke-surface" cx="122" cy="86" r="16" strokeWidth="3" />
      <path className="fill-none stroke-success-on-fill" {...line} d="M115 86l5 5 9-10" />
    </svg>
  );
}
