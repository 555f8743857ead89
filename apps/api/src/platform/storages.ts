import { join } from 'node:path';
import type { Settings } from './settings.ts';
import { folderStorage, type Storage } from './storage.ts';
import { s3Storage } from './storage-s3.ts';

/** The one that the settings name. */
export const storageOf = ({ s3, dataDir }: Pick<Settings, 's3' | 'dataDir'>): Storage =>
  s3 ? s3Storage(s3) : folderStorage(join(dataDir, 'files'));
