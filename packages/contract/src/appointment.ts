/** The product type of its orders (`service_type`). */
export const appointmentServiceType = 'appointment';
