import { WorkPanel } from '@doorstep/ui/staff/work-panel';

export default function Example() {
  return (
    <WorkPanel title="Late orders">
      <p className="border-t border-line px-5 py-3">OD-8KBQMBTRJNSP</p>
    </WorkPanel>
  );
}
