import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newServer, testSettings } from './test-server.ts';

test('a database that a newer release has changed is refused with a sentence, and left as it is', async () => {
  const settings = testSettings();
  const newer = await newServer(settings);
  await newer.database.db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a later release', 9999999999999)`,
  );
  await newer.close();
  await expect(newServer(settings)).rejects.toThrow(
    'A newer release has changed this database. Start that release or a later one, or restore the backup made before it.',
  );
});
