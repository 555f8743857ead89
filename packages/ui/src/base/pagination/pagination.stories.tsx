import preview from '#storybook/preview';
import { Pagination } from './pagination.tsx';

const meta = preview.meta({
  title: 'Base/Pagination',
  component: Pagination,
  args: { page: 3, pages: 213, hrefFor: (page) => `#page-${page}` },
});
export const Default = meta.story({ tags: ['all-cells'] });
export const First = meta.story({ args: { page: 1 } });
export const Last = meta.story({ args: { page: 213 } });
export const Few = meta.story({ args: { page: 2, pages: 3 } });
export const UnknownEnd = meta.story({ args: { page: 7, pages: undefined, hasNext: true } });
export const LongText = meta.story({ args: { page: 3708, pages: 3710 } });
export const Hindi = meta.story({ globals: { locale: 'hi' } });
