import type { LabReport, Measure, ReportValuesBody } from '@doorstep/contract/lab.schema';
import type { EnteredValue, ReportRow } from '@doorstep/ui/staff/report-values-form';

const written = (number: number | null): string => (number === null ? '' : String(number));

/** What its tests measure, with what was entered of it; then what else was entered. */
export function rowsOf(
  { values }: Pick<LabReport, 'values'>,
  measures: readonly Measure[],
  lang: string,
): ReportRow[] {
  const called = ({ name, name_hi }: { name: string; name_hi: string }) =>
    (lang === 'hi-IN' && name_hi) || name;
  const rows = measures.map((measure): ReportRow => {
    const known = values.find(({ code }) => code === measure.code),
      { unit, low, high } = known ?? measure;
    return {
      code: measure.code,
      name: called(measure),
      value: written(known?.value ?? null),
      unit,
      low: written(low),
      high: written(high),
    };
  });
  const others = values
    .filter(({ code }) => !measures.some((measure) => measure.code === code))
    .map((one): ReportRow => ({
      code: one.code,
      name: one.code === null ? one.name : called(one),
      value: written(one.value),
      unit: one.unit,
      low: written(one.low),
      high: written(one.high),
    }));
  return [...rows, ...others];
}
/** What is measured is kept by its English name, whatever language it was entered in. */
export const bodyOf = (
  entered: readonly EnteredValue[],
  { values }: Pick<LabReport, 'values'>,
  measures: readonly Measure[],
): ReportValuesBody => ({
  values: entered.map((one) => ({
    ...one,
    name:
      (one.code !== null && [...measures, ...values].find(({ code }) => code === one.code)?.name) || one.name,
  })),
});
