import { deliveryPaise, shownKm } from '@doorstep/contract/delivery';
import { issue } from '@doorstep/contract/failure';
import { COLLECTION_MINUTES, keepsFast, labServiceType, planOf, testsOf } from '@doorstep/contract/lab';
import type { CollectionDetails } from '@doorstep/contract/lab.schema';
import { BOOKABLE_DAYS } from '@doorstep/contract/schedule';
import { store } from '@doorstep/contract/store';
import * as z from 'zod/mini';
import type { AccountService } from '../account/service.ts';
import { placeToCome, type AddressService, type PlaceRefusals } from '../address/service.ts';
import type { Frozen, Item } from '../order/service.ts';
import type { Priced } from '../payment/service.ts';
import { indianDay, indianTime, type Clock } from '../platform/clock.ts';
import { HttpError, invalid } from '../platform/http/http-error.ts';
import { bookableUntil } from '../schedule/service.ts';
import { paidFor, serializeTest, type Chosen, type LabCatalogue } from './catalogue.ts';
import { timeOfDay, type CollectionTimes } from './times.ts';

/** Of services by health professionals: exempt. */
const HEALTH_SAC = '9993';
/** Of an order's item: a test, or a package with its tests. */
export const labItemData = z.object({ testIds: z.array(z.int()) });
/** Of a quote, for when its order is made. */
export const frozenCollection = z.object({
  resourceId: z.int(),
  startsAt: z.string(),
  fastingHours: z.int(),
  latitude: z.number(),
  longitude: z.number(),
});
/** What was asked for, as the order keeps it; forgotten with its person. */
export interface AskedCollection {
  tests: number[];
  packages: number[];
  address: string;
  date: string;
  time: string;
  latitude: number;
  longitude: number;
  name: string;
}
/** A collection as somebody wants it. */
export interface Wish {
  accountId: number;
  tests: number[];
  packages: number[];
  asked: Pick<CollectionDetails, 'address' | 'date' | 'time' | 'latitude' | 'longitude'>;
  addressId: number | null;
  /** Paid when somebody comes (decision S8). */
  isDue: boolean;
}
const sorted = (ids: readonly number[] | null | undefined): number[] =>
  [...new Set(ids ?? [])].toSorted((a, b) => a - b);
export const wishOf = (
  accountId: number,
  { tests, packages, address_id, ...asked }: CollectionDetails,
  isDue: boolean,
): Wish => ({
  accountId,
  tests: sorted(tests),
  packages: sorted(packages),
  asked,
  addressId: address_id ?? null,
  isDue,
});
const intentOf = ({ tests, packages, asked: { address, date, time }, addressId, isDue }: Wish) => [
  tests,
  packages,
  date,
  time,
  addressId ?? address,
  isDue,
];
const unserviceable = (field: string) =>
  new HttpError(422, 'lab_unserviceable', { fields: { [field]: issue('lab_unserviceable') } });
const REFUSALS: PlaceRefusals = {
  missing: () => invalid({ address: issue('lab_address_required') }),
  unknown: unserviceable,
  tooFar(_km, field) {
    const params = { radius: store.radiusKm };
    return new HttpError(422, 'lab_out_of_reach', {
      params,
      fields: { [field]: issue('lab_out_of_reach', params) },
    });
  },
};
/** What the tests of an order need, those of its packages included. */
export const wholePlan = ({ tests, packages }: Chosen, at: string | null) =>
  planOf(
    testsOf({
      tests: tests.map(serializeTest),
      packages: packages.map((one) => ({ id: one.id, tests: one.tests.map(serializeTest) })),
    }),
    at,
  );
/** 400, for a time that breaks the fast. */
export const fastBroken = (hours: number): HttpError =>
  invalid({ time: issue('lab_fast_broken', { hours, from: '7:00 AM', to: '10:30 AM' }) });

interface Needs {
  clock: Clock;
  catalogue: LabCatalogue;
  times: CollectionTimes;
  addresses: Pick<AddressService, 'destination' | 'placeOfText'>;
  accounts: Pick<AccountService, 'people'>;
}
export function createLabPricing({ clock, catalogue, times, addresses, accounts }: Needs) {
  /** Throws for a day that cannot be booked: from tomorrow on, for so many days. */
  function instantOf({ date, time }: Wish['asked']): Date {
    const now = clock.now(),
      at = new Date(`${date}T${time}:00+05:30`);
    if (Number.isNaN(at.getTime()) || date <= indianDay(now) || at >= bookableUntil(now))
      throw invalid({ date: issue('lab_date_range', { days: BOOKABLE_DAYS }) });
    return at;
  }
  /** What it costs there; nothing is kept for anybody. */
  async function look(wish: Wish) {
    if (wish.tests.length + wish.packages.length === 0) throw invalid({ tests: issue('lab_nothing_chosen') });
    const chosen = await catalogue.choose(wish.tests, wish.packages),
      startsAt = instantOf(wish.asked),
      plan = wholePlan(chosen, indianTime(startsAt));
    if (!keepsFast(plan.fasting_hours, timeOfDay(startsAt))) throw fastBroken(plan.fasting_hours);
    const { address, latitude, longitude } = wish.asked;
    const destination = await placeToCome(
      addresses,
      wish.accountId,
      {
        addressId: wish.addressId,
        text: address,
        device: { latitude, longitude },
        fields: ['latitude', 'longitude'],
      },
      REFUSALS,
    );
    const item = (
      kind: 'test' | 'package',
      id: number,
      title: string,
      pricePaise: number,
      testIds: number[],
    ): Item => ({
      productType: labServiceType,
      reference: `${kind}:${id}`,
      title,
      detail: null,
      quantity: 1,
      pricePaise,
      taxCode: HEALTH_SAC,
      gstRate: 0,
      data: { testIds } satisfies z.output<typeof labItemData>,
    });
    const items = [
      ...chosen.packages.map((one) =>
        item(
          'package',
          one.id,
          one.name,
          paidFor(one.totalPaise, one.offerPaise),
          one.tests.map(({ id }) => id),
        ),
      ),
      ...chosen.tests.map((one) =>
        item('test', one.id, one.title, paidFor(one.pricePaise, one.offerPaise), [one.id]),
      ),
    ];
    const subtotalPaise = items.reduce((sum, { pricePaise }) => sum + pricePaise, 0);
    return {
      items,
      plan,
      startsAt,
      destination,
      subtotalPaise,
      feePaise: deliveryPaise(destination.km, subtotalPaise),
    };
  }
  /** `hold`: once all is in order, keeps the time for who is about to pay. */
  async function price(
    wish: Wish,
    serviceId: string,
    hold?: (wanted: { resourceId: number; startsAt: Date; minutes: number }) => Promise<unknown>,
  ): Promise<Priced<Frozen>> {
    const { items, plan, startsAt, destination, subtotalPaise, feePaise } = await look(wish),
      own = await times.lab();
    if (!own) throw unserviceable('address');
    const person = (await accounts.people([wish.accountId])).get(wish.accountId);
    await hold?.({ resourceId: own.resourceId, startsAt, minutes: COLLECTION_MINUTES });
    return {
      serviceId,
      intent: intentOf(wish),
      subtotalPaise,
      feePaise,
      frozen: {
        items,
        address: destination.text,
        addressId: destination.addressId,
        distanceKm: shownKm(destination.km),
        contactMobile: destination.mobile || person?.mobile || null,
        placeOfSupply: destination.state,
        details: {
          tests: wish.tests,
          packages: wish.packages,
          ...wish.asked,
          name: destination.name || person?.name || '',
        } satisfies AskedCollection,
        data: {
          resourceId: own.resourceId,
          startsAt: indianTime(startsAt),
          fastingHours: plan.fasting_hours,
          latitude: destination.place.latitude,
          longitude: destination.place.longitude,
        } satisfies z.output<typeof frozenCollection>,
      },
    };
  }
  return { look, price };
}
export type LabPricing = ReturnType<typeof createLabPricing>;
