import text from '../../../docs/glossary.md?raw';
import preview from '../../preview.tsx';
import { readGlossary, type Section } from './glossary.ts';
import { WordsPage } from './words-page.tsx';

const { rules, sections } = readGlossary(text);
const terms = sections.filter(({ title }) => title !== 'Exceptions');
const exceptions = sections.find(({ title }) => title === 'Exceptions')?.rows ?? [];

function Terms({ title, rows }: Section) {
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-heading">{title}</h2>
      <dl className="flex flex-col">
        {rows.map(([english = '', hindi = '', use = '']) => (
          <div
            key={english}
            className="grid grid-cols-2 gap-x-6 gap-y-1 border-t border-line py-3 md:grid-cols-[14rem_14rem_minmax(0,1fr)]"
          >
            <dt className="min-w-0 font-strong wrap-anywhere">{english}</dt>
            <dd lang="hi-IN" className="min-w-0 text-lead wrap-anywhere">
              {hindi}
            </dd>
            {use && (
              <dd className="col-span-2 text-meta text-content-muted md:col-span-1 md:self-center">{use}</dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}

const Glossary = () => (
  <WordsPage
    title="Glossary"
    text="One Hindi word for each word of the shop, as people in Ranchi say it. What is English in everyday speech stays English, in Devanagari. Made from docs/glossary.md, which a test holds."
  >
    <ul className="flex max-w-text list-disc flex-col gap-2 ps-5">
      {rules.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
    {terms.map((section) => (
      <Terms key={section.title} {...section} />
    ))}
    <details>
      <summary className="focus-ring w-fit cursor-pointer rounded-small font-strong">
        {exceptions.length} messages that do otherwise
      </summary>
      <ul className="flex flex-col pt-2">
        {exceptions.map(([message = '', term = '', why = '']) => (
          <li
            key={message + term}
            className="grid gap-x-6 border-t border-line py-2 text-meta md:grid-cols-[20rem_8rem_minmax(0,1fr)]"
          >
            <span className="wrap-anywhere">{message}</span>
            <span className="font-strong">{term}</span>
            <span className="text-content-muted">{why}</span>
          </li>
        ))}
      </ul>
    </details>
  </WordsPage>
);

// No picture: it would differ with each new term.
const meta = preview.meta({ title: 'Words/Glossary', component: Glossary, tags: ['!autodocs', 'no-visual'] });
export const Default = meta.story();
