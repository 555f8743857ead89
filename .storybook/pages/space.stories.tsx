import preview from '../preview.tsx';
import { useRoot } from './use-root.ts';

const steps = [
  ['w-1', 1],
  ['w-2', 2],
  ['w-3', 3],
  ['w-4', 4],
  ['w-5', 5],
  ['w-6', 6],
  ['w-8', 8],
  ['w-10', 10],
  ['w-12', 12],
  ['w-18', 18],
] as const;
const named = [
  ['w-gutter', '--gutter', 'from the edge of the screen to the page'],
  ['w-target', '--target', 'the least a finger can press'],
  ['w-control', '--control-height', 'height of fields and buttons'],
] as const;
const widths = [
  ['max-w-sidebar', 'filters beside a list'],
  ['max-w-dialog', 'a dialog'],
  ['max-w-text', 'lines that are read'],
  ['max-w-page', 'the page'],
] as const;
const bar = 'block h-6 rounded-small bg-accent-fill';

function Space() {
  const root = useRoot();
  const rem = parseFloat(root.fontSize);
  const pixels = (property: string, times = 1) =>
    `${Math.round(parseFloat(root.getPropertyValue(property)) * rem * times * 10) / 10} px`;
  return (
    <div className="flex flex-col gap-10">
      <header className="flex flex-col gap-2">
        <h1 className="text-page">Space</h1>
        <p className="max-w-text text-content-muted">
          Steps of four pixels. Card padding 16 to 20, gaps 12, 16 and 24, sections 48 to 72. White space
          separates before lines do, lines before boxes. Parents make the gaps: no element has an outer
          margin.
        </p>
      </header>
      <section className="flex flex-col gap-3">
        <h2 className="text-title">Steps</h2>
        <ul className="flex flex-col gap-2">
          {steps.map(([name, step]) => (
            <li key={name} className="flex items-center gap-4 text-meta tabular-nums">
              <span className="w-32 flex-none">
                {step} · {pixels('--space', step)}
              </span>
              <span className={`${bar} ${name}`} />
            </li>
          ))}
        </ul>
      </section>
      <section className="flex flex-col gap-3">
        <h2 className="text-title">By name</h2>
        <ul className="flex flex-col gap-2">
          {named.map(([name, property, use]) => (
            <li key={name} className="flex items-center gap-4 text-meta">
              <span className={`${bar} flex-none ${name}`} />
              <span>
                <b className="font-strong">{name.slice(2)}</b> · {pixels(property)} ·{' '}
                <span className="text-content-muted">{use}</span>
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section className="flex flex-col gap-3">
        <h2 className="text-title">Widths</h2>
        <ul className="flex flex-col gap-2">
          {widths.map(([name, use]) => (
            <li
              key={name}
              className={`rounded-control border border-line-strong bg-surface-raised px-4 py-2 text-meta ${name}`}
            >
              <b className="font-strong">{name}</b> · <span className="text-content-muted">{use}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

const meta = preview.meta({ title: 'Tokens/Space', component: Space, tags: ['!autodocs'] });
export const Default = meta.story();
export const VariantComfort = meta.story({ globals: { comfort: 'on' } });
