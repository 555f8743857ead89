import type { searchEndpoints } from '@doorstep/contract/search.schema';
import type { Handlers } from '../platform/http/register.ts';
import type { SearchService } from './service.ts';

export const searchHandlers = ({ find }: SearchService): Handlers<typeof searchEndpoints> => ({
  searchShop: async ({ query }) => ({ success: true, data: await find(query.q) }),
});
