export { healthPart } from './health/health-part.ts';
