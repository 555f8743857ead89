// Made by scripts/art.mjs: do not edit.
import url from './service-appointment.svg?url&no-inline';

export const serviceAppointment = { url, viewBox: '0 0 160 120' };
