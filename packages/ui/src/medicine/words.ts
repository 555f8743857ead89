/** English of the medicine area. */
export const medicine = {
  addToCart: 'Add to Cart',
};
