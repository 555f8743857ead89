/** English of choosing and sending a file, wherever that is; what the server says stands here letter by letter. */
export const prescriptionUploadMessages = {
  wrongType: 'Please select an image or PDF file (JPG, PNG, WebP or PDF)',
  tooLarge: 'Please choose a file of at most 5 MB.',
  noFile: 'Please select a prescription image',
  tooLarge5: 'File size must be less than 5MB',
  uploadFailed: 'Upload failed. Please try again.',
};

declare module '../messages/messages.ts' {
  interface PageMessages {
    prescriptionUpload: typeof prescriptionUploadMessages;
  }
}
