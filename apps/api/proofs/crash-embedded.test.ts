// Repeats the crash tests on the embedded database.
import '../test/crash.test.ts';
