import { VisitSummary } from '@doorstep/ui/paramedical/visit-summary';

export default function Example() {
  return <VisitSummary time="2026-11-24T11:00" minutes={45} pricePaise={39900} />;
}
