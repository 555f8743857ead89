import type { ReactNode } from 'react';

export function Code({ text }: { text: string }) {
  return (
    <pre
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that arrows scroll it
      tabIndex={0}
      className="overflow-auto rounded-card border border-line bg-surface-sunken p-4 text-meta focus-ring"
    >
      <code style={{ fontFamily: 'ui-monospace, monospace' }}>{text}</code>
    </pre>
  );
}

/** A table whose rows stay readable on a phone: it scrolls by itself. */
export function Table({ head, children }: { head: readonly string[]; children: ReactNode }) {
  return (
    <div
      role="region"
      aria-label={head.join(', ')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that arrows scroll it
      tabIndex={0}
      className="overflow-x-auto focus-ring"
    >
      <table className="w-full border-collapse text-start">
        <thead>
          <tr>
            {head.map((one) => (
              <th key={one} scope="col" className="border-b border-line-strong p-2 text-start font-strong">
                {one}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
/** Classes of a cell of it. */
export const cell = 'border-b border-line p-2 align-top';
