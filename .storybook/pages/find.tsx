import { TextField } from '@doorstep/ui/base/text-field';
import { useState } from 'react';
import type { Area } from '../catalogue/areas.ts';

/** How many are listed. */
const MOST = 20;
const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ');

/** Elements, pages and flows by name or by what else they are called: 'dropdown', 'modal', 'OTP', 'rupee'. */
function find(areas: readonly Area[], typed: string) {
  const wanted = plain(typed).trim();
  if (!wanted) return [];
  return areas
    .flatMap(({ name: area, parts }) =>
      parts.map((part) => {
        const by = [part.name, ...part.also].find((word) => ` ${plain(word)}`.includes(` ${wanted}`));
        return { area, part, by };
      }),
    )
    .filter(({ by }) => by !== undefined);
}

export function Find({ areas }: { areas: readonly Area[] }) {
  const [typed, type] = useState('');
  const found = find(areas, typed);
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-heading">Find an element</h2>
      <TextField
        label="By name or purpose"
        hint="dropdown, modal, OTP, rupee, slot"
        value={typed}
        onChange={({ target }) => type(target.value)}
        className="max-w-dialog"
      />
      <p role="status" className="text-content-muted">
        {typed.trim() &&
          (found.length > 0
            ? `${found.length} found${found.length > MOST ? `, the first ${MOST} shown` : ''}`
            : 'Nothing has this name. Try another word.')}
      </p>
      <ul className="flex flex-col">
        {found.slice(0, MOST).map(({ area, part, by }) => (
          <li key={part.path} className="border-t border-line">
            <a
              href={`./?path=${part.path}`}
              target="_top"
              className="flex min-h-target flex-wrap items-center gap-x-3 text-accent-text focus-ring"
            >
              <b className="font-strong">{part.name}</b>
              <span className="text-meta text-content-muted">
                {area}
                {by !== part.name && `, also called ‘${by}’`}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
