// Made from the areas' `…ServiceType` by `npm run routes`.
export const serviceTypes = [
  'medicine',
  'paramedical',
  'appointment',
  'video-consultation',
  'medical-test',
] as const;
