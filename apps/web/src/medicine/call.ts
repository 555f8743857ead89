import { getMedicine, listMedicines } from '@doorstep/contract/medicine.routes';
import * as wishlistRoutes from '@doorstep/contract/wishlist.routes';
import { calls } from '../app/call.ts';

export const { call } = calls({ getMedicine, listMedicines, ...wishlistRoutes });
