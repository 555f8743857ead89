/** How to prepare for lab tests, in what has no page: a calendar, a paper. */
export const labPlanTexts = {
  usual: 'Eat and drink as usual before the sample is collected.',
  lastMeal: ({ time, hours }: { time: string; hours: number }) =>
    `Last meal by ${time}: ${hours} hours without food before the sample is collected.`,
  water: 'From then on plain water only: no tea, coffee, milk, juice or paan.',
  ask: ({ medicines }: { medicines: string }) =>
    `Ask your doctor whether to take these before it: ${medicines}. Take all others as usual.`,
  andMore: ({ title, more }: { title: string; more: number }) => `${title} and ${more} more`,
};
