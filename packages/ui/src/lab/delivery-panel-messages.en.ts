/** English of whether we come to an address for a sample. */
export const deliveryPanelMessages = {
  idle: 'Choose where we should come',
  idleText: 'Then we say how far it is and what collection costs.',
  checking: 'Checking whether we come to this address…',
  available: 'We come to this address',
  unavailable: (km: number) =>
    `Service not available beyond ${km} km radius. Please choose a location within ${km} km.`,
  unknown: 'Unable to check delivery availability',
  /** '4.2'. */
  distance: (km: string) => `Distance: ${km} km`,
  free: 'Collection: free',
  fee: (price: string) => `Collection ${price}`,
};
