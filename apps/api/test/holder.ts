// Holds the lock of its data folder until it is killed.
import { takeLock } from '../src/platform/db/lock.ts';

await takeLock(process.env['DATA_DIR']!);
console.log('open');
setInterval(() => {}, 60_000);
