import { accountEndpoints } from './account.schema.ts';
import { addressEndpoints } from './address.schema.ts';
import { appointmentEndpoints } from './appointment.schema.ts';
import { careEndpoints } from './care.schema.ts';
import { cartRequestEndpoints } from './cart-request.schema.ts';
import { catalogueEndpoints } from './catalogue.schema.ts';
import { consultationEndpoints } from './consultation.schema.ts';
import { labEndpoints } from './lab.schema.ts';
import { medicineEndpoints } from './medicine.schema.ts';
import { adminOrderEndpoints } from './order-admin.schema.ts';
import { orderEndpoints } from './order.schema.ts';
import { paramedicalEndpoints } from './paramedical.schema.ts';
import { paymentEndpoints } from './payment.schema.ts';
import { platformEndpoints } from './platform.schema.ts';
import { prescriptionEndpoints } from './prescription.schema.ts';
import { refillEndpoints } from './refill.schema.ts';
import { reviewEndpoints } from './review.schema.ts';
import { scheduleEndpoints } from './schedule.schema.ts';
import { searchEndpoints } from './search.schema.ts';
import { staffEndpoints } from './staff.schema.ts';
import { supportEndpoints } from './support.schema.ts';

/** The only place where calls are described: handlers, client types, API description and test loops all come from it. */
export const endpoints = {
  ...platformEndpoints,
  ...accountEndpoints,
  ...medicineEndpoints,
  ...catalogueEndpoints,
  ...addressEndpoints,
  ...prescriptionEndpoints,
  ...cartRequestEndpoints,
  ...reviewEndpoints,
  ...staffEndpoints,
  ...orderEndpoints,
  ...adminOrderEndpoints,
  ...paymentEndpoints,
  ...scheduleEndpoints,
  ...appointmentEndpoints,
  ...paramedicalEndpoints,
  ...labEndpoints,
  ...consultationEndpoints,
  ...searchEndpoints,
  ...careEndpoints,
  ...refillEndpoints,
  ...supportEndpoints,
};
export type EndpointName = keyof typeof endpoints;
