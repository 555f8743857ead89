import { ImportPanel } from '@doorstep/ui/staff/import-panel';

export default function Example() {
  return (
    <ImportPanel
      state="empty"
      onFileSelect={() => {}}
      onCheck={() => {}}
      onImport={() => {}}
      onStop={() => {}}
      onDownloadBad={() => {}}
    />
  );
}
