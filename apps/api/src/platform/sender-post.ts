const LIMIT_MS = 3_000;

/** Posts to a vendor's fixed host: three seconds at most, and no redirect is followed (safety T40). What is wrong is told by its status and code alone: an answer may repeat what was sent. */
export async function postTo(url: string, headers: Record<string, string>, body: string): Promise<unknown> {
  const answer = await fetch(url, {
    method: 'POST',
    headers,
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  const told = (await answer.json().catch(() => undefined)) as { code?: unknown } | undefined;
  if (!answer.ok)
    throw new Error(
      `the provider answered ${answer.status}${typeof told?.code === 'number' ? ` with its code ${told.code}` : ''}`,
    );
  return told;
}
