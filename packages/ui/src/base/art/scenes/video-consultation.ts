// Made by scripts/art.mjs: do not edit.
import url from './video-consultation.svg?url&no-inline';

export const videoConsultation = { url, viewBox: '0 0 480 400' };
