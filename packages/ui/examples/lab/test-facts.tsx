import { TestFacts } from '@doorstep/ui/lab/test-facts';

export default function Example() {
  return (
    <TestFacts
      measures={['Fasting sugar']}
      fastingHours={8}
      waterOnly
      ask={['Sugar tablets or insulin', 'Water tablets (diuretics)']}
      sample="Blood"
      packages={['Diabetes check']}
      packagesHref="#packages"
    />
  );
}
