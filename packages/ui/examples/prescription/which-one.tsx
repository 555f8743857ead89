import { WhichOne } from '@doorstep/ui/prescription/which-one';

export default function Example() {
  return (
    <WhichOne
      ordered={{ name: 'Okospas 20', substance: 'Dicycloverine 20 mg' }}
      others={[
        { name: 'Ukospas 40', substance: 'Drotaverine' },
        { name: 'Akospas 10', substance: 'Hyoscine' },
      ]}
      value={undefined}
      onValueChange={() => {}}
    />
  );
}
