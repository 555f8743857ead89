import { testCrashes } from './crash.ts';

testCrashes(false);
