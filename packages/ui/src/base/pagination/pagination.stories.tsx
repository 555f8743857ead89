import preview from '#storybook/preview';
import { inBengaliFace } from '#storybook/bengali';
import { Pagination } from './pagination.tsx';

const meta = preview.meta({
  title: 'Base/Pagination',
  component: Pagination,
  args: { page: 3, pages: 213, hrefFor: (page) => `#page-${page}` },
});
export const Default = meta.story({ tags: ['all-cells'] });
export const VariantFirst = meta.story({ args: { page: 1 } });
export const VariantLast = meta.story({ args: { page: 213 } });
export const VariantFew = meta.story({ args: { page: 2, pages: 3 } });
export const WithoutKnownEnd = meta.story({ args: { page: 7, pages: undefined, hasNext: true } });
export const LongText = meta.story({ args: { page: 3708, pages: 3710 } });
export const Hindi = meta.story({ globals: { locale: 'hi' } });
export const Bengali = meta.story({ globals: { locale: 'bn' }, decorators: [inBengaliFace] });
