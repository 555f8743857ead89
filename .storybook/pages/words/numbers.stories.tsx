import preview from '../../preview.tsx';
import { everyWord } from './every-word.ts';
import { honorifics, rules, type Rules } from './numbers.ts';
import { WordsPage } from './words-page.tsx';

function Examples({ title, text, examples }: Rules) {
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-heading">{title}</h2>
      <p className="max-w-text text-content-muted">{text}</p>
      <dl className="flex flex-col">
        {examples.map(({ what, en, hi, why }) => (
          <div
            key={what + en}
            className="grid gap-x-6 gap-y-1 border-t border-line py-3 md:grid-cols-[14rem_minmax(0,1fr)_minmax(0,1fr)]"
          >
            <dt className="text-meta text-content-muted">{what}</dt>
            <dd
              lang="en-IN"
              className={en === hi ? 'text-lead tabular-nums md:col-span-2' : 'text-lead tabular-nums'}
            >
              {en}
            </dd>
            {en !== hi && (
              <dd lang="hi-IN" className="text-lead tabular-nums">
                {hi}
              </dd>
            )}
            {why && <dd className="text-meta text-content-muted md:col-span-2 md:col-start-2">{why}</dd>}
          </div>
        ))}
      </dl>
    </section>
  );
}

const Numbers = () => (
  <WordsPage
    title="Numbers, dates and honorifics"
    text="How the product writes them. Every example is made by the functions that the product uses, at the moment you look."
  >
    <div className="flex flex-col gap-12 pt-4">
      {[...rules, honorifics(everyWord)].map((one) => (
        <Examples key={one.title} {...one} />
      ))}
    </div>
  </WordsPage>
);

// No picture: it counts messages, and would differ with each new one.
const meta = preview.meta({
  title: 'Words/Numbers, dates and honorifics',
  component: Numbers,
  tags: ['!autodocs', 'no-visual'],
});
export const Default = meta.story();
