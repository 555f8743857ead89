import { testsOf, type LabItem } from '@doorstep/contract/lab';
import type { MedicalTest, TestPackage } from '@doorstep/contract/lab.schema';
import { toPaise } from '@doorstep/contract/money';
import type { Resource } from '../app/resource.ts';
import { useCall } from './call.ts';
import { useLabCart } from './cart-store.ts';

/** A package with its tests as the list has them. */
export interface ChosenPackage {
  of: TestPackage;
  tests: readonly MedicalTest[];
}
/** What the cart holds, as it is sold now. */
export interface ChosenTests {
  tests: readonly MedicalTest[];
  packages: readonly ChosenPackage[];
  /** Every test once, those of packages included. */
  all: readonly MedicalTest[];
  /** Paise, without collection. */
  subtotalPaise: number;
  /** Those in the cart that are not sold any more. */
  gone: readonly LabItem[];
}
const paid = (full: number, offer: number | null): number =>
  toPaise(offer !== null && offer < full ? offer : full);
export const testPaise = ({ price, offer_price }: MedicalTest): number => paid(price, offer_price);
export const packagePaise = ({ total_price, offer_price }: TestPackage): number =>
  paid(total_price, offer_price);

/** Of ids, as they are sold now. */
export function chosenOf(
  ids: { tests: readonly number[]; packages: readonly number[] },
  tests: readonly MedicalTest[],
  packages: readonly TestPackage[],
): ChosenTests {
  const byId = new Map(tests.map((one) => [one.id, one])),
    packageById = new Map(packages.map((one) => [one.id, one]));
  const chosen = ids.tests.flatMap((id) => byId.get(id) ?? []),
    whole = ids.packages.flatMap((id): ChosenPackage[] => {
      const of = packageById.get(id);
      return of ? [{ of, tests: of.tests.flatMap((test) => byId.get(test.id) ?? []) }] : [];
    });
  return {
    tests: chosen,
    packages: whole,
    all: testsOf({
      tests: chosen,
      packages: whole.map(({ of: { id }, tests: own }) => ({ id, tests: own })),
    }),
    subtotalPaise:
      chosen.reduce((sum, one) => sum + testPaise(one), 0) +
      whole.reduce((sum, { of }) => sum + packagePaise(of), 0),
    gone: [
      ...ids.packages.flatMap((id): LabItem[] => (packageById.has(id) ? [] : [{ kind: 'package', id }])),
      ...ids.tests.flatMap((id): LabItem[] => (byId.has(id) ? [] : [{ kind: 'test', id }])),
    ],
  };
}
/** What the cart holds, joined with what is sold. */
export function useChosenTests(): Resource<ChosenTests> {
  const { tests: ids, packages: packageIds } = useLabCart();
  const tests = useCall('listTests'),
    packages = useCall('listTestPackages');
  if (tests.state === 'error') return tests;
  if (packages.state === 'error') return packages;
  if (tests.state === 'loading' || packages.state === 'loading') return { state: 'loading' };
  return {
    state: 'ready',
    data: chosenOf({ tests: ids, packages: packageIds }, tests.data.data, packages.data.data),
  };
}
