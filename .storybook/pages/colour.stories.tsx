import { contrast, pairs, tones, type Pair } from '../../packages/ui/src/styles/contrast.ts';
import preview from '../preview.tsx';
import { useRoot } from './use-root.ts';

/** How the pair is used: words on a ground, or a line and the ground it lies on. */
function Sample({ front, back, least }: Pair) {
  const colour = `var(--${front})`;
  return (
    <div
      className="flex h-20 items-center justify-center rounded-control border border-line px-3"
      style={{ background: `var(--${back})` }}
    >
      {least === 3 ? (
        <span className="h-9 w-full rounded-small border-2" style={{ borderColor: colour }} />
      ) : (
        <span className="text-lead font-strong" style={{ color: colour }}>
          ₹412.00 दवा Aa
        </span>
      )}
    </div>
  );
}

function Pairs({ title, list }: { title: string; list: Pair[] }) {
  const root = useRoot();
  const value = (token: string) => root.getPropertyValue(`--${token}`);
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-title">{title}</h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-4">
        {list.map((pair) => (
          <li key={`${pair.front} ${pair.back}`} className="flex flex-col gap-1">
            <Sample {...pair} />
            <p className="flex flex-col text-meta">
              <span>
                <b className="font-strong">{pair.front}</b>{' '}
                <span className="text-content-muted">on {pair.back}</span>
              </span>
              <span className="font-strong tabular-nums">
                {contrast(value(pair.front), value(pair.back)).toFixed(1)}{' '}
                <span className="font-regular text-content-muted">needs {pair.least}</span>
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const others = [
  ['line', 'quiet rules and card borders: never the only sign of anything'],
  ['content-inverse', 'text on a ground of the other theme'],
  ['picture', 'ground of a pack or scene, light in both themes'],
  ['scrim', 'what lies behind a dialog'],
] as const;

function Colour() {
  useRoot();
  const theme = document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
  const all = pairs(theme);
  const isOf = (pair: Pair, tone: string) =>
    pair.front.startsWith(`${tone}-`) || pair.back.startsWith(`${tone}-`);
  return (
    <div className="flex flex-col gap-10">
      <header className="flex flex-col gap-2">
        <h1 className="text-page">Colour</h1>
        <p className="max-w-text text-content-muted">
          Every pair of colours that meets on a screen, with its contrast measured in the theme in use. Text
          needs 4.5 to 1, lines and focus 3 to 1; a test fails when one falls below. The status colours always
          come with an icon or a word.
        </p>
      </header>
      <Pairs
        title="Text, lines and focus"
        list={all.filter((pair) => !tones.some((tone) => isOf(pair, tone)))}
      />
      {tones.map((tone) => (
        <Pairs key={tone} title={tone} list={all.filter((pair) => isOf(pair, tone))} />
      ))}
      <section className="flex flex-col gap-3">
        <h2 className="text-title">Without text or meaning</h2>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-4">
          {others.map(([name, use]) => (
            <li key={name} className="flex flex-col gap-1 text-meta">
              <span
                className="h-20 rounded-control border border-line"
                style={{ background: `var(--${name})` }}
              />
              <span>
                <b className="font-strong">{name}</b> <span className="text-content-muted">{use}</span>
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

const meta = preview.meta({ title: 'Tokens/Colour', component: Colour, tags: ['!autodocs'] });
export const Default = meta.story();
