// Made by scripts/art.mjs: do not edit.
import url from './service-emergency.svg?url&no-inline';

export const serviceEmergency = { url, viewBox: '0 0 160 120' };
