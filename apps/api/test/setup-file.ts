import { afterAll } from 'vitest';
import { dropDatabases } from './copies.ts';

afterAll(dropDatabases);
