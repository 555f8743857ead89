import { KeepReadyList } from '@doorstep/ui/paramedical/keep-ready-list';

export default function Example() {
  return (
    <KeepReadyList
      items={[
        { icon: 'icon-file-text', text: 'The doctor’s note' },
        { icon: 'icon-package', text: 'Dressing things you have been given' },
      ]}
    />
  );
}
