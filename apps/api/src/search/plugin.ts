import type { searchEndpoints } from '@doorstep/contract/search.schema';
import type { Handlers } from '../platform/http/register.ts';
import type { SearchService } from './service.ts';

export const searchHandlers = ({ find, counts }: SearchService): Handlers<typeof searchEndpoints> => ({
  countShop: async () => ({ success: true, data: await counts() }),
  searchShop: async ({ query }) => ({ success: true, data: await find(query.q) }),
});
