/** English of the header, footer and home page. */
export const home = {
  skip: 'Skip to main content',
};
