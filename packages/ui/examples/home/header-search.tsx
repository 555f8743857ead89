import { HeaderSearch } from '@doorstep/ui/home/header-search';

export default function Example() {
  return <HeaderSearch onSearch={() => {}} />;
}
