/** English of checking whether somebody comes to where the device is. */
export const labDeliveryMessages = {
  unsupported: 'Geolocation is not supported by this browser',
  noLocation: 'Unable to get your location. Please enable location services.',
  deniedNext: 'Allow location for this site in the settings of your browser, then try again.',
  unavailable: 'Your device does not know where it is right now. Please try again in a moment.',
  timedOut: 'Your device took too long to find out where it is. Please try again.',
  unable: 'Unable to check delivery availability',
  failed: 'Failed to check delivery availability. Please try again.',
};

declare module '../../messages/messages.ts' {
  interface PageMessages {
    labDelivery: typeof labDeliveryMessages;
  }
}
