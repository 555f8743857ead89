// Runs on the embedded database, as a proof.
import '../test/crash.test.ts';
