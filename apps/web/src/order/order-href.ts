/** The page of one order. */
export const orderHref = (id: string): string => `/orders/${encodeURIComponent(id)}`;
