import { ActiveFilters } from '@doorstep/ui/medicine/active-filters';

export default function Example() {
  return (
    <ActiveFilters
      filters={{
        prescription: 'no',
        stock: 'in',
        form: 'tablet',
        use: 'Pain and fever',
        price: '100-300',
      }}
      hrefWithout={(name) => `#without-${name}`}
    />
  );
}
