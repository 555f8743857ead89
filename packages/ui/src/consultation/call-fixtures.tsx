import type { ComponentProps } from 'react';

/** For stories: a drawn person where a camera's picture would be, filling its place as a `video` does. */
function Person({
  tones: [ground, skin, cloth, hair],
  ...props
}: ComponentProps<'svg'> & { tones: string[] }) {
  return (
    <svg
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      className="absolute inset-0 size-full"
      {...props}
    >
      <path d="M0 0h400v300H0z" className={ground} />
      <path d="M90 300q10-95 110-95t110 95z" className={cloth} />
      <circle cx="200" cy="135" r="62" className={skin} />
      <path d="M132 140q-4-80 68-80t68 80q-14-44-68-44t-68 44z" className={hair} />
    </svg>
  );
}
export const Asha = () => (
  <Person tones={['fill-accent-tint', 'fill-highlight-tint', 'fill-highlight-fill', 'fill-accent-text']} />
);
export const Meera = () => (
  <Person tones={['fill-surface-sunken', 'fill-highlight-line', 'fill-accent-fill', 'fill-accent-text']} />
);
