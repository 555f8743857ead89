import preview from '../preview.tsx';
import { useRoot } from './use-root.ts';

const sizes = [
  ['text-display', 'the one line of a landing page'],
  ['text-page', 'the title of a page'],
  ['text-heading', 'a section'],
  ['text-title', 'a card, a price'],
  ['text-lead', 'an introduction, a large button'],
  ['text-body', 'what is read'],
  ['text-meta', 'maker, pack, hints: nothing that must be read'],
] as const;
const weights = [
  ['font-regular', '400'],
  ['font-medium', '550'],
  ['font-strong', '650'],
] as const;

function Type() {
  const root = useRoot();
  const pixels = (name: string) =>
    parseFloat(root.getPropertyValue(`--type-${name.slice(5)}`)) * parseFloat(root.fontSize);
  return (
    <div className="flex flex-col gap-10">
      <header className="flex flex-col gap-2">
        <h1 className="text-page">Type</h1>
        <p className="max-w-text text-content-muted">
          Atkinson Hyperlegible Next for Latin, Mukta for Devanagari and for digits, whose zero has no stroke
          through it. Headings in sentence case, prices in figures of equal width. All sizes grow with the
          reader’s own setting.
        </p>
      </header>
      <dl className="flex flex-col gap-6">
        {sizes.map(([name, use]) => (
          <div key={name} className="flex flex-col gap-1 border-t border-line pt-4">
            <dt className="text-meta text-content-muted">
              <b className="font-strong text-content">{name}</b> · {Math.round(pixels(name) * 10) / 10} px ·{' '}
              {use}
            </dt>
            <dd className={`${name} wrap-anywhere`}>
              Paracetamol 650 mg, ₹1,25,000.00 <span lang="hi-IN">बुखार और दर्द की दवा</span>
            </dd>
          </div>
        ))}
      </dl>
      <section className="flex flex-col gap-3">
        <h2 className="text-title">Weight</h2>
        <ul className="flex flex-col gap-2">
          {weights.map(([name, weight]) => (
            <li key={name} className={`text-lead ${name}`}>
              {name} {weight} · Il1 O0 8B rn m <span lang="hi-IN">पर्ची ज़रूरी</span>
            </li>
          ))}
        </ul>
      </section>
      <section className="flex flex-col gap-3">
        <h2 className="text-title">Figures</h2>
        <ul className="flex w-fit flex-col text-end text-title font-strong tabular-nums">
          <li>₹27.20</li>
          <li>₹1,118.00</li>
          <li>₹1,25,000.00</li>
        </ul>
      </section>
    </div>
  );
}

const meta = preview.meta({ title: 'Tokens/Type', component: Type, tags: ['!autodocs'] });
export const Default = meta.story();
export const VariantComfort = meta.story({ globals: { comfort: 'on' } });
