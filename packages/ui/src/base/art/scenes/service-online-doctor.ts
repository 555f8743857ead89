// Made by scripts/art.mjs: do not edit.
import url from './service-online-doctor.svg?url&no-inline';

export const serviceOnlineDoctor = { url, viewBox: '0 0 160 120' };
