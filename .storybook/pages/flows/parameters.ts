/** A flow is a page of its own: unlike elements it has one first heading, and those below it are in order. */
export const flowParameters = {
  a11y: {
    options: {
      rules: {
        'page-has-heading-one': { enabled: true },
        'heading-order': { enabled: true },
        // A form that is shown in four states is four landmarks of one name; in the product it stands once.
        'landmark-unique': { enabled: false },
      },
    },
  },
};
