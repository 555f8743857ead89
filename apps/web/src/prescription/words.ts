/** English of the pages with prescriptions; what the server says stands here letter by letter. */
export const prescription = {
  wrongType: 'Please select an image or PDF file (JPG, PNG, WebP or PDF)',
  tooLarge: 'Please choose a file of at most 5 MB.',
};
