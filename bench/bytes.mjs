// P1 to P4 and P6b: sizes and files of what is built. The same measure fails the build: apps/web/test/budget.mjs.
import { measure } from '../apps/web/test/budget.mjs';

export const run = () => measure();
