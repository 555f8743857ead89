import { expect, test } from 'vitest';
import { lacks } from '../storybook-docs.mjs';

const sound = {
  name: 'Box',
  spec: {
    use: 'Use it for boxes. Not for bags.',
    must: [{ text: 'be square', proofs: [{ kind: 'test', name: 'it is square' }] }],
  },
  tests: { 'it is square': "test('it is square', () => {})" },
  example: 'export default () => <Box />',
  stories: [{ id: 'base-box--default' }],
  props: { list: [{ name: 'tone', sentence: 'What it is about.' }] },
};

test('a docs page that has everything lacks nothing', () => {
  expect(lacks(sound)).toEqual([]);
});

test.for([
  ['it does not say what it is for', { spec: { ...sound.spec, use: '' } }],
  ['it has no example', { example: '' }],
  ['it shows no state', { stories: [] }],
  ['a prop has no sentence', { props: { list: [{ name: 'tone', sentence: '' }] } }],
  ['a promise has no proof', { spec: { ...sound.spec, must: [{ text: 'be square', proofs: [] }] } }],
  ['the code of a test is not there', { tests: {} }],
])('%s', ([sentence, change]) => {
  expect(lacks({ ...sound, ...change })).toEqual([sentence]);
});
