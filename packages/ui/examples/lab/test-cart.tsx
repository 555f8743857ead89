import { TestCart } from '@doorstep/ui/lab/test-cart';

export default function Example() {
  return (
    <TestCart
      lines={[
        { kind: 'test', id: 1, title: 'Lipid profile', pricePaise: 42000, fastingHours: 12 },
        { kind: 'test', id: 2, title: 'HbA1c', pricePaise: 38000, fastingHours: 0 },
      ]}
      notes={[]}
      browseHref="/medical-tests"
      onRemove={() => {}}
      onClearTests={() => {}}
      onClearPackages={() => {}}
    />
  );
}
