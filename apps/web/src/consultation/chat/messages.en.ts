/** English of what goes with a message. */
export const attachMessages = {
  attachTitle: 'Photo or prescription',
  attachText: 'Only you and this doctor see it.',
  takePhoto: 'Take or choose a photo',
  photoLimit: 'JPG, PNG or WebP, at most 5 MB.',
  photoLarge: 'File size must be less than 5MB',
  photoType: 'Please select an image file (JPG, PNG, etc.)',
  photoFailed: 'The photo was not sent. Please try again.',
  sendingPhoto: (percent: number) => `Sending the photo: ${percent} %`,
  attachThis: 'Attach this prescription',
  noPrescriptions: 'You have sent no prescription yet. A photo of it will do.',
  failed: 'It could not be attached. Please try again.',
};
declare module '../../messages/messages.ts' {
  interface PageMessages {
    attach: typeof attachMessages;
  }
}
