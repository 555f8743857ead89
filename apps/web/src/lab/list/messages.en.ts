import { labPolicy, store } from '@doorstep/contract/store';

/** English of the list of lab tests. */
export const labListMessages = {
  title: 'Medical Tests',
  subtitle: 'A collector comes to your home. You see how to prepare before you pay.',
  claims: {
    collection: (free: string) => `Home collection free from ${free}`,
    radius: `We come within ${store.radiusKm} km`,
    report: `Reports in ${labPolicy.reportHours.from}-${labPolicy.reportHours.to} hours`,
    accredited: 'Accredited lab',
    call: `We call within ${labPolicy.callWithinMinutes} minutes to confirm`,
  },
  tabs: 'Tests and packages',
  tests: 'Individual Tests',
  packages: 'Test Packages',
  search: 'Search tests',
  searchPlaceholder: 'Search tests by name...',
  category: 'Category',
  all: 'All categories',
  categories: {
    blood: 'Blood',
    hormone: 'Hormone',
    organ: 'Organ',
    cardiac: 'Cardiac',
    diabetes: 'Diabetes',
    liver: 'Liver',
    kidney: 'Kidney',
  },
  found: (n: number) => (n === 1 ? '1 test found' : `${Number(n).toLocaleString('en-IN')} tests found`),
  nothing: (search: string) => (search ? `No test is called ‘${search}’` : 'No tests here yet'),
  nothingText: 'Try a shorter word, or another category.',
  showAll: 'Show all tests',
  more: 'Load More Tests',
  failed: 'Failed to fetch medical tests',
  packagesFailed: 'Failed to fetch test packages',
  noPackages: 'No packages here yet',
  noPackagesText: 'Choose individual tests instead.',
  cart: (n: number) => `Cart (${Number(n).toLocaleString('en-IN')})`,
  cartFull: (most: number) => `Your cart holds ${most} tests and packages. Take some out first.`,
};
declare module '../../messages/messages.ts' {
  interface PageMessages {
    labList: typeof labListMessages;
  }
}
