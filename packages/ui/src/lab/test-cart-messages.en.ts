import { count } from '../messages/plural.ts';

/** English of the cart of lab tests. */
export const testCartMessages = {
  title: 'Tests in your cart',
  fasting: (hours: number) => `${hours} h without food`,
  eat: 'Eat as usual',
  inside: (tests: number) => (tests === 1 ? '1 test' : `${count(tests)} tests`),
  remove: (title: string) => `Remove ${title}`,
  gone: 'No longer available',
  goneText: 'It is not counted. Take it out to go on.',
  clearTests: 'Clear Tests',
  clearPackages: 'Clear Packages',
  more: 'Add More Tests',
  subtotal: 'Subtotal',
  empty: 'Your Cart is Empty',
  emptyText: 'Choose the tests your doctor asked for.',
  browse: 'Browse Medical Tests',
};
