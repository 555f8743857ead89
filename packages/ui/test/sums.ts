interface Sums {
  lines?: ReadonlyArray<{ totalPaise: number }>;
  medicines?: ReadonlyArray<{ pricePaise: number; quantity: number }>;
  subtotalPaise?: number;
  feePaise?: number;
  deliveryPaise?: number;
  totalPaise?: number;
}
const sum = (all: readonly number[]) => all.reduce((before, one) => before + one, 0);

/** Where a story's lines do not make its sums: whoever reads it adds them up. */
export function sumProblems(story: string, args: Sums): string[] {
  const { lines, medicines, subtotalPaise, feePaise, deliveryPaise, totalPaise } = args;
  if (totalPaise === undefined) return [];
  const goods = lines
    ? sum(lines.map((line) => line.totalPaise))
    : medicines && sum(medicines.map(({ pricePaise, quantity }) => pricePaise * quantity));
  const shown = subtotalPaise ?? goods,
    fee = feePaise ?? deliveryPaise;
  return [
    ...(goods !== undefined && goods !== shown ? [`${story}: its lines make ${goods}, not ${shown}`] : []),
    ...(shown !== undefined && fee !== undefined && shown + fee !== totalPaise
      ? [`${story}: ${shown} and ${fee} make ${shown + fee}, not ${totalPaise}`]
      : []),
  ];
}
