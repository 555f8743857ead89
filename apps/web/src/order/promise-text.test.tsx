import { promiseText } from '@doorstep/contract/promise-text';
import { hi } from '@doorstep/ui/messages/hi';
import { MessagesProvider } from '@doorstep/ui/messages/provider';
import { DeliveryPromise } from '@doorstep/ui/order/delivery-promise';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';

test.each(['en', 'hi'] as const)('messages say it as the screens do: %s', (language) => {
  const said = promiseText[language];
  const shown = (promisedAt: string | null) => {
    const { container, unmount } = render(
      <MessagesProvider value={language === 'hi' ? hi : undefined}>
        <DeliveryPromise promisedAt={promisedAt} waits={promisedAt === null} />
      </MessagesProvider>,
    );
    const text = container.textContent;
    unmount();
    return text.slice(text.indexOf(': ') + 2);
  };
  expect(said.afterCheck).toBe(shown(null));
  // Each hour of the day, each weekday, the ends of months and years.
  for (let at = Date.UTC(2027, 11, 20); at < Date.UTC(2028, 2, 10); at += 31.5 * 3_600_000)
    expect(said.by(new Date(at))).toBe(shown(new Date(at).toISOString()));
  expect(said.by(new Date('2026-11-23T20:00:00+05:30'))).toBe(
    { en: 'Mon 23 Nov, by 8 PM', hi: 'सोम 23 नवंबर, रात 8 बजे तक' }[language],
  );
});
