import type { Leaflet } from '@doorstep/contract/medicine.schema';
import { alsoDropped, kindsOf, type Kind } from './kinds.ts';
import { formOf, wayOf, type Facts, type Way } from './way.ts';
import { say, words } from './words.ts';

type Lang = 'en' | 'hi';
const framed = {
  en: {
    ask: (list: string) => `Tell your doctor or pharmacist first about: ${list}.`,
    common: (list: string) => `Some people get: ${list}.`,
    rare: 'Side effects are rare.',
    danger: (list: string) => `See a doctor at once for: ${list}.`,
  },
  hi: {
    ask: (list: string) => `ये हों तो पहले डॉक्टर या फ़ार्मासिस्ट को बताएँ: ${list}।`,
    common: (list: string) => `कुछ लोगों को हो सकता है: ${list}।`,
    rare: 'दूसरे असर कम ही होते हैं।',
    danger: (list: string) => `ये हों तो तुरंत डॉक्टर को दिखाएँ: ${list}।`,
  },
};
/** Of any medicine they may be the beginning of an allergy. */
const ALLERGY = ['swollenFace', 'breathless'];
const all = (kinds: readonly Kind[], pick: (kind: Kind) => readonly string[]) => [
  ...new Set(kinds.flatMap(pick)),
];

/** A course that is written by a doctor ends when the doctor says, and only what is swallowed goes with food and water. */
function howTo(kinds: readonly Kind[], way: Way, how: string, prescription: boolean, lang: Lang): string[] {
  const told = all(kinds, ({ take }) => take).filter(
    (id) => way === 'mouth' || !words.take.get(id)?.swallowed,
  );
  const injected = told.some((id) => id.startsWith('selfInject'));
  const saysAll = kinds.some(({ says, take }) => says && told.includes(take[0]!));
  return [
    ...(saysAll || injected ? [] : say('form', [how], lang)),
    ...say('take', told, lang),
    ...say('form', [prescription ? 'doctor' : 'label'], lang),
  ];
}

/** What we say about a medicine, by what is in it and how it is given; null where we know too little of it. */
export function leafletOf(facts: Facts): Leaflet | null {
  const { composition, form, prescriptionRequired } = facts;
  const way = wayOf(facts);
  if (!composition || !way) return null;
  if (form === 'drops' && way === 'mouth' && alsoDropped(composition)) return null;
  const kinds = kindsOf(composition, way);
  if (!kinds) return null;
  const { how, keep } = formOf(way, facts);
  const kept = all(kinds, (kind) => kind.keep);
  const cold = kept.some((id) => id.toLowerCase().includes('fridge'));
  const sections = (lang: Lang) => {
    const { ask, common, rare, danger } = framed[lang];
    const listed = (topic: 'ask' | 'effect', ids: readonly string[]) => say(topic, ids, lang).join(', ');
    const asks = all(kinds, (kind) => kind.ask),
      commons = all(kinds, (kind) => kind.common);
    return {
      use: say(
        'use',
        all(kinds, (kind) => kind.use),
        lang,
      ),
      take: howTo(kinds, way, how, prescriptionRequired, lang),
      avoid: [...say('avoid', ['allergic', ...all(kinds, (kind) => kind.avoid)], lang)],
      ask: asks.length > 0 ? ask(listed('ask', asks)) : '',
      effects: [
        commons.length > 0 ? common(listed('effect', commons)) : rare,
        danger(listed('effect', [...new Set([...all(kinds, (kind) => kind.danger), ...ALLERGY])])),
      ],
      keep: say('form', [...(cold ? keep.filter((id) => id !== 'dry') : keep), ...kept, 'children'], lang),
    };
  };
  return { swallowed: way === 'mouth', en: sections('en'), hi: sections('hi') };
}
