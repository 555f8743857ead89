import { Pagination } from '@doorstep/ui/base/pagination';

export default function Example() {
  return <Pagination page={3} hrefFor={(page) => `#page-${page}`} />;
}
