// By hand: sending waits for the answer.
import { ReportUpload } from '@doorstep/ui/staff/report-upload';

export default function Example() {
  return (
    <ReportUpload
      patient="Asha Kumari"
      reports={[]}
      onSend={async () => true}
      onOpen={() => {}}
      onTakeBack={async () => {}}
    />
  );
}
