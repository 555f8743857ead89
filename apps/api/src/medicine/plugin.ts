import type { medicineEndpoints } from '@doorstep/contract/medicine.schema';
import { notFound, unavailable } from '../platform/http/http-error.ts';
import { FOR_EVER } from '../platform/http/headers.ts';
import type { Handler, Handlers } from '../platform/http/register.ts';
import type { Pack } from './packs.ts';
import type { MedicinePictures } from './pictures.ts';
import type { SafetyCheck } from './safety-check.ts';
import type { MedicineService } from './service.ts';

interface Needs {
  medicines: MedicineService;
  safety: Pick<SafetyCheck, 'check'>;
  pictures: MedicinePictures;
  /** Undefined while the web is not built. */
  drawPack: ((pack: Pack) => string) | undefined;
  importCatalogue: Handler<(typeof medicineEndpoints)['importCatalogue']>;
}
const unknown = () => notFound('medicine_not_found');

export function medicineHandlers({
  medicines,
  safety,
  pictures,
  drawPack,
  importCatalogue,
}: Needs): Handlers<typeof medicineEndpoints> {
  return {
    listMedicines: ({ query }) => medicines.list(query),
    listMedicineUses: () => ({ success: true, data: medicines.uses() }),
    checkMedicines: ({ query }) => safety.check(query),
    checkCart: ({ caller, query }) => safety.check(query, caller.accountId),
    async getMedicine({ params }) {
      const found = await medicines.detail(params['id']!);
      if (!found) throw unknown();
      return found;
    },
    async getMedicineImage({ params, query }) {
      const file = params['file']!;
      const found = file.endsWith('.svg') ? await medicines.pack(file.slice(0, -4)) : undefined;
      if (!found) throw unknown();
      if (!drawPack) throw unavailable();
      return {
        body: drawPack(found.pack),
        headers: {
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
          // A drawing under its own version never changes; any other must be asked for again.
          ...(query.v === found.version && { 'cache-control': FOR_EVER }),
        },
      };
    },
    async getMedicinePicture({ params }) {
      const body = await pictures.read(params['file']!);
      if (!body) throw notFound();
      return { body, headers: { 'cache-control': FOR_EVER } };
    },
    listWishlist: async ({ caller, query }) => ({
      success: true,
      ...(await medicines.wishlist(caller.accountId, query)),
    }),
    async addWish({ caller, params }) {
      if (!(await medicines.addWish(caller.accountId, params['id']!))) throw unknown();
      return { success: true };
    },
    async removeWish({ caller, params }) {
      if (!(await medicines.removeWish(caller.accountId, params['id']!))) throw unknown();
      return { success: true };
    },
    importCatalogue,
  };
}
