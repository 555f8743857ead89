import { SearchBox } from '@doorstep/ui/base/search-box';
import { count } from '@doorstep/ui/messages/plural';
import { useDeferredValue, useState } from 'react';
import preview from '../../preview.tsx';
import { everyWord } from './every-word.ts';
import { WordList } from './word-list.tsx';
import { WordsPage } from './words-page.tsx';
import { wordsWith, type Word } from './words.ts';

interface AllWordsProps {
  /** All messages. */
  words: readonly Word[];
  /** What is looked for at first. */
  defaultSearch?: string;
}

function AllWords({ words, defaultSearch = '' }: AllWordsProps) {
  const [text, setText] = useState(defaultSearch);
  const wanted = useDeferredValue(text);
  const found = wordsWith(wanted, words);
  const areas = [...new Set(found.map(({ area }) => area))]
    .toSorted()
    .map((area) => ({ area, of: found.filter((word) => word.area === area) }));
  const missing = words.filter(({ hi }) => hi === undefined).length;
  return (
    <WordsPage
      title="All words"
      text="Every message of elements, pages and server in English and Hindi, as the product says it. What is filled in stands as its name in braces, a number as an example."
    >
      <SearchBox
        action="#"
        label="Search in words and keys"
        placeholder="prescription, पर्ची, cart.total"
        defaultValue={defaultSearch}
        onValueChange={setText}
        onSubmit={setText}
        onClear={() => setText('')}
        className="max-w-dialog"
      />
      <p role="status" className="font-strong tabular-nums">
        {wanted.trim()
          ? `${count(found.length)} of ${count(words.length)} messages`
          : `${count(words.length)} messages`}
        , {count(missing)} without Hindi
      </p>
      <ul className="flex flex-col gap-3">
        {areas.map(({ area, of }) => (
          <WordList key={area} area={area} words={of} found={wanted.trim() !== ''} />
        ))}
      </ul>
    </WordsPage>
  );
}

// No picture: it counts messages, and would differ with each new one.
const meta = preview.meta({
  title: 'Words/All words',
  component: AllWords,
  tags: ['!autodocs', 'no-visual'],
  args: { words: everyWord },
});
export const Default = meta.story();
export const FilledSearched = meta.story({ args: { defaultSearch: 'pincode' } });
export const EmptyNothingFound = meta.story({ args: { defaultSearch: 'xylophone' } });
/** As it would be with a message that nobody has translated. */
export const ErrorMissing = meta.story({
  args: {
    defaultSearch: 'cart.title',
    words: [{ area: 'cart', place: 'Pages', key: 'cart.title', en: 'Your cart', hi: undefined }],
  },
});
