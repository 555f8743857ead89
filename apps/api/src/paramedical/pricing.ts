import { shownKm, travelPaise } from '@doorstep/contract/delivery';
import { issue } from '@doorstep/contract/failure';
import { promiseText } from '@doorstep/contract/promise-text';
import { store } from '@doorstep/contract/store';
import { paramedicalServiceType } from '@doorstep/contract/paramedical';
import type { visitDetails } from '@doorstep/contract/paramedical.schema';
import * as z from 'zod/mini';
import type { AccountService } from '../account/service.ts';
import { placeToCome, type AddressService, type PlaceRefusals, type Where } from '../address/service.ts';
import type { Frozen } from '../order/service.ts';
import type { Priced } from '../payment/service.ts';
import { indianTime } from '../platform/clock.ts';
import { HttpError, invalid, notFound } from '../platform/http/http-error.ts';
import type { PrescriptionService } from '../prescription/service.ts';
import { isInHours, VISIT_MINUTES } from './hours.ts';
import { priceOf, type ServiceRow, type Services } from './services.ts';
import type { TeamRow, Teams } from './teams.ts';

/** Of services by health professionals: exempt. */
const HEALTH_SAC = '9993';
/** Of a quote, for when its order is made: who could come, the first choice first. */
export const frozenVisit = z.object({
  teams: z.array(z.object({ id: z.int(), resourceId: z.int() })),
  startsAt: z.string(),
  /** Of a payment that was opened before services had lengths it is the one that all had. */
  minutes: z._default(z.int(), VISIT_MINUTES),
  prescriptionId: z.nullable(z.string()),
});
/** Of an order's item: teams that come to its address, the nearest first. */
export const visitItemData = z.object({ needsOrder: z.boolean(), teamIds: z.array(z.int()) });
/** What was asked for, as the order keeps it; forgotten with its person. */
export interface VisitDetails {
  time: string;
  name: string;
  notes: string | null;
}
/** A visit as somebody wants it. */
export interface Wish {
  accountId: number;
  serviceId: number;
  startsAt: Date;
  where: Where;
  notes: string | null;
  prescriptionId: string | null;
  /** Paid when somebody comes: with travel (decision S17). */
  isDue: boolean;
}
interface Needs {
  services: Services;
  teams: Teams;
  addresses: Pick<AddressService, 'destination' | 'placeOfText'>;
  accounts: Pick<AccountService, 'people'>;
  prescriptions: Pick<PrescriptionService['check'], 'isOwn'>;
}

const REFUSALS: PlaceRefusals = {
  missing: () => invalid({ address: issue('visit_address_required') }),
  unknown: (field) => new HttpError(422, 'visit_no_place', { fields: { [field]: issue('visit_no_place') } }),
  tooFar(km, field) {
    const params = { km: shownKm(km), radius: store.radiusKm };
    return new HttpError(422, 'visit_out_of_reach', {
      params,
      fields: { [field]: issue('visit_out_of_reach', params) },
    });
  },
};
const pointOf = (lat: number | null | undefined, lng: number | null | undefined) =>
  typeof lat === 'number' && typeof lng === 'number' ? { latitude: lat, longitude: lng } : undefined;
/** Of a visit that is paid online, as its payment or its booking asks for it. */
export const paidWish = (
  accountId: number,
  serviceId: number,
  asked: z.output<typeof visitDetails>,
): Wish => ({
  accountId,
  serviceId,
  startsAt: new Date(asked.scheduled_time),
  where: {
    addressId: asked.address_id ?? null,
    text: asked.address || null,
    device: pointOf(asked.lat, asked.lng),
    fields: ['lat', 'lng'],
  },
  notes: asked.notes || null,
  prescriptionId: asked.prescription_id || null,
  isDue: false,
});
/** What the patient wants, whatever it costs. */
export const intentOf = ({ serviceId, startsAt, where, notes, prescriptionId, isDue }: Wish) => [
  serviceId,
  startsAt.getTime(),
  where.addressId ?? where.text,
  notes,
  prescriptionId,
  isDue,
];

export function createPricing({ services, teams, addresses, accounts, prescriptions }: Needs) {
  async function serviceOf(id: number): Promise<ServiceRow> {
    const row = await services.row(id);
    if (!row) throw notFound('service_not_found');
    return row;
  }
  /** What it costs there, and who could come; nothing is kept for anybody. */
  async function look(wish: Wish) {
    const service = await serviceOf(wish.serviceId),
      destination = await placeToCome(addresses, wish.accountId, wish.where, REFUSALS);
    const near = await teams.near(destination.place);
    if (near.length === 0) throw new HttpError(422, 'visit_no_team');
    if (!isInHours(service, wish.startsAt, service.minutes))
      throw new HttpError(409, 'slot_not_offered', { code: 'slot_taken' });
    return {
      service,
      destination,
      teams: near,
      servicePaise: priceOf(service),
      travelPaise: wish.isDue ? travelPaise(destination.km) : 0,
    };
  }
  /** Its order is looked at: it has to be there, and this person's. */
  async function orderOf({ accountId, prescriptionId }: Wish, service: ServiceRow): Promise<string | null> {
    if (prescriptionId !== null && !(await prescriptions.isOwn(accountId, prescriptionId)))
      throw notFound('prescription_missing');
    if (service.needsOrder && prescriptionId === null)
      throw invalid({ prescription_id: issue('visit_order_required') });
    return service.needsOrder ? prescriptionId : null;
  }
  /** `choose`: which of the teams come first, once all else is in order. */
  async function price(
    wish: Wish,
    choose: (near: readonly TeamRow[], minutes: number) => Promise<readonly TeamRow[]>,
  ): Promise<Priced<Frozen>> {
    const found = await look(wish),
      prescriptionId = await orderOf(wish, found.service),
      { service, destination } = found;
    const person = (await accounts.people([wish.accountId])).get(wish.accountId);
    const chosen = await choose(found.teams, service.minutes);
    return {
      serviceId: String(service.id),
      intent: intentOf(wish),
      subtotalPaise: found.servicePaise,
      feePaise: found.travelPaise,
      frozen: {
        items: [
          {
            productType: paramedicalServiceType,
            reference: String(service.id),
            title: service.title,
            detail: promiseText.en.duration(service.minutes),
            quantity: 1,
            pricePaise: found.servicePaise,
            taxCode: HEALTH_SAC,
            gstRate: 0,
            data: {
              needsOrder: service.needsOrder,
              teamIds: found.teams.map(({ id }) => id),
            } satisfies z.output<typeof visitItemData>,
          },
        ],
        address: destination.text,
        addressId: destination.addressId,
        distanceKm: shownKm(destination.km),
        contactMobile: destination.mobile || person?.mobile || null,
        placeOfSupply: destination.state,
        details: {
          time: indianTime(wish.startsAt),
          name: destination.name || person?.name || '',
          notes: wish.notes,
        } satisfies VisitDetails,
        data: {
          teams: chosen.map(({ id, resourceId }) => ({ id, resourceId })),
          startsAt: indianTime(wish.startsAt),
          minutes: service.minutes,
          prescriptionId,
        } satisfies z.output<typeof frozenVisit>,
      },
    };
  }
  return { serviceOf, look, price };
}
export type Pricing = ReturnType<typeof createPricing>;
