import { useSearchParams } from 'react-router-dom';
import { allAreas } from '../../app/area.ts';
import { hrefOf, pageOf } from '../../app/paging.ts';
import type { ProfileTab } from './tab.ts';

const inOrder = (tabs: readonly ProfileTab[]) => tabs.toSorted((a, b) => a.order - b.order);
const lists = () => allAreas().flatMap(({ profileTabs = [] }) => profileTabs);
const fetchTabs = async () =>
  inOrder((await Promise.all(lists().map(({ load }) => load()))).flatMap(({ tabs }) => tabs));
/** The tabs that areas give, for a render: the route has fetched them. */
export function useTabs(): readonly ProfileTab[] {
  const all: ProfileTab[] = [];
  for (const list of lists()) all.push(...list.use().tabs);
  return inOrder(all);
}
/** '/profile/orders' opens its tab, as '?tab=orders' does (decision C14); what is no tab opens the first one. */
export function tabOf(
  tabs: readonly ProfileTab[],
  { pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>,
): ProfileTab {
  const name = /\/orders\/?$/i.test(pathname) ? 'orders' : searchParams.get('tab');
  return tabs.find((tab) => tab.name === name) ?? tabs[0]!;
}
export const tabHref = (tab: string, page = 1): string =>
  hrefOf('/profile', { tab: tab === 'overview' ? undefined : tab, page });
/** The page of a tab's list that the URL opens. */
export function useTabPage(): number {
  const [query] = useSearchParams();
  return pageOf(query.get('page'));
}
/** The list of tabs, and the one that a URL opens: with them the page is drawn in one go. */
export const loadTab = async (url: URL): Promise<unknown> => tabOf(await fetchTabs(), url).content.load();
