import type { MedicineList } from '@doorstep/contract/medicine.schema';
import type { SearchAnswer } from '@doorstep/contract/search.schema';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AppServer } from '../src/create-server.ts';
import { readTopics, readWords } from '../src/medicine/topics.ts';
import { folded, Understanding } from '../src/search/understand.ts';
import { demoServer } from './test-server.ts';

const topics = readTopics(),
  words = readWords();

describe('the words that people use', () => {
  test('at least 400, each with a topic that is there and a reason, none twice', () => {
    expect(words.length).toBeGreaterThanOrEqual(400);
    expect(words.filter(([, topic]) => !topics.has(topic))).toEqual([]);
    const seen = words.map(([word]) => word);
    expect(seen.filter((word, at) => seen.indexOf(word) !== at)).toEqual([]);
    const ofTopic = new Set(words.map(([, topic]) => topic));
    expect([...topics.keys()].filter((id) => !ofTopic.has(id))).toEqual([]);
  });
  test('what two topics are called does not become one text when it is compared', () => {
    const topicOf = new Map<string, string>();
    const clashes = words.filter(([word, topic]) => {
      const before = topicOf.get(folded(word));
      topicOf.set(folded(word), topic);
      return before !== undefined && before !== topic;
    });
    expect(clashes).toEqual([]);
  });
  const understanding = new Understanding(topics, words);
  test.each([
    ['bukhar', 'fever'],
    ['बुखार', 'fever'],
    ['बुख़ार की दवा', 'fever'],
    ['bukhaar ki dawa chahiye', 'fever'],
    ['sirdard', 'headache'],
    ['sugr', 'diabetes'],
    ['diabtes', 'diabetes'],
    ['khasi', 'cough'],
    ['दाँतों का दर्द', 'toothache'],
    ['parasitamol', 'paracetamol'],
    ['पैरासिटामोल', 'paracetamol'],
    ['haddi ka doctor', 'bone-doctor'],
    ['blod test', 'blood-test'],
    ['anemia', 'anaemia'],
    ['bacche ka doctor', 'child-doctor'],
    ['bachche ko bukhar hai', 'child-fever'],
    ['ghutne me dard', 'joint-pain'],
    ['घुटने में दर्द', 'joint-pain'],
    ['pet mein gas ban rahi hai', 'gas'],
    ['dant ka doctor', 'other-doctor'],
    ['kaan ka doctor', 'ent-doctor'],
    ['malaria jaanch', 'malaria-test'],
    ['ghar pe khoon ki jaanch', 'blood-test'],
    ['BP ki goli', 'blood-pressure'],
    ['sugar ki dawai', 'diabetes'],
    ['nurse ghar pe', 'nurse'],
    ['bukharkagoli', 'fever'],
    ['bp ki goli telma 40', 'telmisartan'],
    ['tab telma h', 'telmisartan-hydrochlorothiazide'],
    ['bleeding gums tooth paste', 'gums'],
    ['2 saal ke bachche ko bukhar', 'child-fever'],
    ['loperamide for 2 year child', 'child-loose-motions'],
    ['pregnant hu ulti ho rahi hai', 'pregnancy-vomiting'],
    ['doctor for depression', 'mind-doctor'],
    ['lakwa ke baad kasrat', 'after-stroke'],
    ['hatu te khub betha', 'joint-pain'],
    ['sugar kam karne ki dawa', 'diabetes'],
    ['neend ki goli chahiye', 'sleep'],
    ['sugar naapne ki machine', 'sugar-machine'],
  ])("'%s' means %s", (typed, topic) => {
    expect(understanding.understand(typed, false)?.topic.id).toBe(topic);
  });
  test.each([
    ['chest pain', 'chest-pain'],
    ['सीने में दर्द', 'chest-pain'],
    ['papa ke seene me dard ho raha hai', 'chest-pain'],
    ['lakwa', 'stroke'],
    ['saans nahi aa rahi', 'breathing'],
    ['zeher', 'other'],
    ['सीने में बहुत तेज दर्द पसीना आ रहा है', 'chest-pain'],
    ['buke khub betha korche', 'chest-pain'],
    ['cant breath lips going blue', 'breathing'],
    ['neend ki 10 goli kha li', 'other'],
    ['चूहे मारने की दवा खा ली', 'other'],
    ['sugar ekdam low ho gya hath kaap rha', 'other'],
    ['dont wanna live anymore', 'self-harm'],
  ])("'%s' is an emergency", (typed, danger) => {
    expect(understanding.understand(typed, false)?.topic.danger).toBe(danger);
  });
  test.each([
    'metoflo',
    'tab metoflo 10',
    'kitoflo40',
    'enobact od',
    'hairmax',
    'sinagout',
    'paracetamol metoflo',
  ])("marks '%s' as a guess, since its meaning is only a piece of an unknown word", (typed) => {
    expect(understanding.understand(typed, false)).toMatchObject({ isGuess: true });
  });
  test.each([
    'bukharkidawa',
    'bukharkagoli',
    'petdardkidawa',
    'paracetamolkigoli',
    'chestpain',
    'papakochestpain',
    'dolo650',
    'paracetamol 500 milligram',
    'paracetamol film coated',
    "paracetamol 10's",
    'paracetamol 500 mg BD x 5 days',
    'paracetamol 500 मि.ग्रा.',
  ])("understands '%s' for sure", (typed) => {
    expect(understanding.understand(typed, false)).toMatchObject({ isGuess: false });
  });
  test('two complaints or two tests are both understood', () => {
    expect(understanding.understand('LFT KFT both', false)?.topic.tests.slice(0, 2)).toEqual([
      'Liver function test (LFT)',
      'Kidney function test (KFT)',
    ]);
    const pregnant = understanding.understand('ibuprofen in pregnancy', false)!.topic;
    expect([pregnant.salts, pregnant.specialties]).toEqual([[], ['Obstetrics and gynaecology']]);
  });
  test("'hair fall' is no accident, and what nobody says is not understood", () => {
    expect(understanding.understand('hair fall', false)?.topic.id).toBe('hair-fall');
    expect(understanding.understand('qwxzv', false)).toBeUndefined();
  });
});

describe('search of the shop', () => {
  let server: AppServer;
  beforeAll(async () => {
    server = await demoServer();
  });
  const search = async (q: string): Promise<SearchAnswer['data']> => {
    const answer = await server.app.inject({ method: 'GET', url: `/api/search/?q=${encodeURIComponent(q)}` });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<SearchAnswer>().data;
  };
  test('a complaint: what needs no prescription, tests, and whom to ask', async () => {
    const found = await search('bukhar');
    expect(found.topic).toMatchObject({ id: 'fever', title: 'Fever' });
    expect(found.medicines.length).toBeGreaterThan(0);
    for (const one of found.medicines) {
      expect(one.prescription_required).toBe(false);
      expect(one.composition).toContain('Paracetamol');
    }
    expect(found.tests.map(({ title }) => title)).toContain('Complete blood count (CBC)');
    expect(found.doctors[0]!.detail).toBe('General medicine');
  });
  test('a condition: what is on prescription stands last', async () => {
    const found = await search('sugar');
    expect(found.medicines.length).toBeGreaterThan(0);
    const needs = found.medicines.map(({ prescription_required }) => prescription_required);
    expect(needs).toEqual(needs.toSorted((a, b) => Number(a) - Number(b)));
    expect(found.tests.length).toBeGreaterThan(0);
  });
  test('an emergency says so', async () => {
    expect(await search('सीने में दर्द')).toMatchObject({ danger: 'chest-pain', medicines: [] });
  });
  test('a name is looked up as it is, and put right where it is spelled otherwise', async () => {
    const found = await search('Febrisol');
    expect(found.topic).toBeNull();
    expect(found.medicines[0]!.name).toMatch(/^Febrisol/);
    expect((await search('फेब्रिसोल')).medicines[0]!.name).toMatch(/^Febrisol/);
    const wrong = await search('febrisoll');
    expect([wrong.corrected, wrong.medicines[0]!.name]).toEqual([
      'febrisol',
      expect.stringMatching(/^Febrisol/),
    ]);
  });
  test('the list of medicines understands the same words, and keeps the names of medicines as they are', async () => {
    const list = async (search: string, more = '&limit=50') => {
      const answer = await server.app.inject(`/api/medicines/?search=${encodeURIComponent(search)}${more}`);
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json<MedicineList>();
    };
    const fever = await list('बुखार');
    expect(fever.topic).toEqual({ title: 'Fever', title_hi: 'बुख़ार', danger: false });
    expect(fever.pagination.total).toBe(fever.data.length);
    expect(fever.data.length).toBeGreaterThan(3);
    for (const { composition, prescription_required } of fever.data)
      expect([composition, prescription_required]).toEqual([expect.stringContaining('Paracetamol'), false]);
    const second = await list('bukhar', '&limit=2&page=2');
    expect(second.data.map(({ id }) => id)).toEqual(fever.data.slice(2, 4).map(({ id }) => id));
    expect((await list('chest pain')).topic?.danger).toBe(true);
    expect((await list('Febrisol')).topic).toBeUndefined();
    expect((await list('paracetamol')).topic).toBeUndefined();
    expect((await list('पैरासिटामोल')).data[0]!.composition).toContain('Paracetamol');
    const prices = (await list('sugar', '&limit=50&sort=price-asc')).data.map(
      ({ offer_price }) => offer_price,
    );
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });
  test('the strength and the form that were asked for stand first, and what is for children where it is for one', async () => {
    expect((await search('pcm 500 mg')).medicines[0]!.composition).toBe('Paracetamol 500 mg');
    expect((await search('vitamin d3 drops 400 iu')).medicines[0]!.composition).toBe(
      'Cholecalciferol 400 IU/ml',
    );
    const { medicines } = await search('6 mahine ke bachche ko bukhar');
    expect(medicines[0]!.form).toBe('drops');
    expect(medicines.map(({ form }) => form)).not.toContain('tablet');
  });
  test('doctors by name', async () => {
    const { doctors } = await search('farah ansari');
    expect(doctors.map(({ title }) => title)).toEqual(['Dr. Farah Ansari']);
  });
  test.each(['', '%', "'", '🙂', 'a'.repeat(100), '\u0000', 'क्ष'.repeat(20)])(
    '%j has an answer',
    async (q) => {
      expect((await search(q)).medicines).toBeInstanceOf(Array);
    },
  );
});
