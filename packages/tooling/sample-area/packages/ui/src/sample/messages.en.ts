/** English of the sample area. */
export const sampleMessages = {
  kit: (order: string) => `Sample kit ${order}`,
  leafletReady: 'Its leaflet is ready.',
  leafletMade: 'Its leaflet is being made.',
};
