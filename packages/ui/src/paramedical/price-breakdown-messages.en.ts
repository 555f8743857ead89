/** English of what a visit that is paid at the visit costs. */
export const priceBreakdownMessages = {
  title: 'Price breakdown',
  service: 'Service price',
  travel: 'Travel',
  perKm: (rupees: string, km: string) => `₹${rupees} a km × ${km} km, rounded up to the rupee`,
  total: 'Total',
  atVisit: 'You pay this at the visit. You pay nothing now.',
};
