import preview from '../preview.tsx';

const shapes = [
  ['rounded-card', 'cards, panels, pictures'],
  ['rounded-control', 'buttons and fields'],
  ['rounded-small', 'badges, what lies in a card'],
  ['rounded-full', 'chips, steppers, icon buttons'],
] as const;

function Radius() {
  return (
    <div className="flex flex-col gap-10">
      <header className="flex flex-col gap-2">
        <h1 className="text-page">Radius and shadow</h1>
        <p className="max-w-text text-content-muted">
          The larger the thing, the rounder. What lies has a border and no shadow; what floats (a sheet, a
          dialog, the bar at the bottom) has the one soft shadow.
        </p>
      </header>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,12rem),1fr))] gap-6">
        {shapes.map(([name, use]) => (
          <li key={name} className="flex flex-col gap-2 text-meta">
            <span className={`h-20 border-2 border-accent-line bg-accent-tint ${name}`} />
            <span>
              <b className="font-strong">{name}</b> · <span className="text-content-muted">{use}</span>
            </span>
          </li>
        ))}
        <li className="flex flex-col gap-2 text-meta">
          <span className="h-20 rounded-card bg-surface-raised floating" />
          <span>
            <b className="font-strong">floating</b> · <span className="text-content-muted">what floats</span>
          </span>
        </li>
        <li className="flex flex-col gap-2 text-meta">
          <span className="flex h-20 items-center">
            <span className="h-12 w-full rounded-control border border-line-strong bg-surface-raised outline-3 outline-offset-2 outline-focus" />
          </span>
          <span>
            <b className="font-strong">focus-ring</b> ·{' '}
            <span className="text-content-muted">the one sign of keyboard focus</span>
          </span>
        </li>
      </ul>
    </div>
  );
}

const meta = preview.meta({ title: 'Tokens/Radius', component: Radius, tags: ['!autodocs'] });
export const Default = meta.story();
