/** English of the prescription area. */
export const prescription = {
  label: 'Prescription',
  needed: 'Prescription needed',
  hint: 'JPG, PNG, WebP or PDF, up to 5 MB. You can also add it later.',
  choose: 'Choose a photo or PDF',
  uploading: 'Uploading...',
  uploaded: 'Uploaded',
  notUploaded: 'Not uploaded',
  failed: 'Prescription upload failed',
  stillChosen: 'Your file is still chosen. Try again.',
  remove: 'Remove',
};
