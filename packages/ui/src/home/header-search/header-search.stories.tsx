import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { HeaderSearch } from './header-search.tsx';

const meta = preview.meta({
  title: 'Home/Header search',
  component: HeaderSearch,
  args: { onSearch: fn() },
});
export const Default = meta.story();
export const Hindi = meta.story({ globals: { locale: 'hi' } });
