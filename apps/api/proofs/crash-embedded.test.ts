import { testCrashes } from '../test/crash.ts';

testCrashes(true);
