/** The product type of its orders (`service_type`). */
export const labServiceType = 'medical-test';
