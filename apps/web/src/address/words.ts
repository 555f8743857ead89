/** English of the pages with addresses; what the server and the form's schema say stands here letter by letter. */
export const address = {
  near: (landmark: string) => `Near ${landmark}`,
  tooFar: (km: string, radius: number) => `${km} km away: we deliver within ${radius} km`,
  addNew: 'Add a new address',
  loadFailed: 'Failed to load addresses',
  saveFailed: 'Failed to save address',
  fillAll: 'Please fill all required fields',
  mobileInvalid: 'Please enter a valid 10-digit mobile number',
  pincodeInvalid: 'Pincode must be 6 digits',
};
