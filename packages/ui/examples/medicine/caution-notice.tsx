import { CautionNotice } from '@doorstep/ui/medicine/caution-notice';

export default function Example() {
  return (
    <CautionNotice
      cautions={[
        {
          code: 'bleeding',
          medicines: [{ id: 1, name: 'Warfanil 5' }, { id: 2, name: 'Aspikam 75' }],
        },
      ]}
    />
  );
}
