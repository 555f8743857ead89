import { describe, expect, test } from 'vitest';
import { dangerWordsIn } from '../src/consultation/danger-words.ts';
import { readTopics, readWords } from '../src/medicine/topics.ts';
import { Understanding } from '../src/search/understand.ts';

const lexicon = new Understanding(readTopics(), readWords()),
  wordsIn = (text: string) => dangerWordsIn(text, lexicon);

describe('danger words of a message', () => {
  test.for([
    ['Not breathing', 'breathing'],
    ['not able to breathe', 'breathing'],
    ['Not waking up since morning', 'unconscious'],
    ['No pulse, please help', 'chest-pain'],
    ['No relief from chest pain since morning', 'chest-pain'],
    ['Never had such chest pain before', 'chest-pain'],
    ['No medicine helps my chest pain', 'chest-pain'],
    ['No chest pain relief', 'chest-pain'],
    ['not responding since 10 minutes', 'unconscious'],
    ['No response when I shake him', 'unconscious'],
    ['He is not moving', 'unconscious'],
    ['No breathing', 'breathing'],
    ['Saans nahi aa rahi', 'breathing'],
    ['नहीं साँस आ रही', 'breathing'],
    ['koi hosh nahi hai', 'unconscious'],
    ['Seene mein dard nahi ja raha', 'chest-pain'],
    ['chest pain theek nahi hai', 'chest-pain'],
    ['Never stops, khoon nahi ruk raha', 'bleeding'],
    ['Not passing urine since yesterday', 'other'],
    ['Baby not drinking milk since morning', 'other'],
    ['No fever but chest pain', 'chest-pain'],
    ['No cough, chest pain since morning', 'chest-pain'],
    ['No fever since chest pain started', 'chest-pain'],
    ['Chest pain, no fever', 'chest-pain'],
    ['Chest pain with no fever', 'chest-pain'],
    ['dum ghut raha hai', 'breathing'],
    ['took 30 tablets of crocin together', 'other'],
    ['30 goli kha li', 'other'],
    ['She swallowed the whole strip', 'other'],
    ['burned with hot oil', 'other'],
    ['Hand burnt by boiling water', 'other'],
    ['garam tel se jal gaya', 'other'],
    ['severe allergic reaction', 'breathing'],
  ])('finds a sign in "%s"', ([text, word]) => {
    expect(wordsIn(text!)).toContain(word);
  });
  test.for([
    'No chest pain, only a cold.',
    'no fever or chest pain',
    'I have no chest pain now',
    'I do not have chest pain',
    'Without any bleeding',
    'No shortness of breath',
    'No breathing trouble at all',
    'No bleeding since 2 days',
    'chest pain nahi hai',
    'koi chest pain nahi hai',
    'Seene mein dard nahi hai',
    'सीने में दर्द नहीं है',
    'Saans ki takleef nahi hai',
    'Took 2 tablets of crocin',
    'Took cetirizine 10 mg tablet at night',
    'Took dolo 650 tablets since 2 days',
    'A mild burn on the finger',
    'Skin allergy since 2 days',
    'I am not eating well',
  ])('finds none in "%s"', (text) => {
    expect(wordsIn(text)).toEqual([]);
  });
});
