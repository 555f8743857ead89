import { SearchBox } from '@doorstep/ui/base/search-box';

export default function Example() {
  return <SearchBox action="/medicines" label="Search medicines" />;
}
