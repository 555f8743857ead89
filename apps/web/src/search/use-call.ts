import { countShop, searchShop } from '@doorstep/contract/search.routes';
import { answers } from '../app/use-call.ts';

export const { useCall } = answers({ countShop, searchShop });
