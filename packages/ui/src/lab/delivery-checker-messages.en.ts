/** English of asking whether somebody comes to collect samples. */
export const deliveryCheckerMessages = {
  title: 'Do we come to your home?',
  text: 'We use your location for this check only.',
  check: 'Check My Location',
  checking: 'Checking...',
  different: 'Check Different Location',
  available: 'Yes, we collect samples at your home',
  distance: (km: string) => `You are ${km} km from us.`,
  fee: (amount: string, free: string) => `Collection costs ${amount}. It is free from ${free} of tests.`,
  free: 'Collection is free.',
  arrives: (minutes: number) => `Our collector reaches you within about ${minutes} minutes of setting out.`,
  tooFar: (radius: number) =>
    `Service not available beyond ${radius} km radius. Please choose a location within ${radius} km.`,
};
