import { ReportTrend } from '@doorstep/ui/lab/report-trend';

export default function Example() {
  return (
    <ReportTrend
      label="HbA1c"
      value={5.9}
      unit="%"
      low={4}
      high={5.6}
      level="a-little-high"
    />
  );
}
