import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Default } from './link.stories.tsx';
import { LinkProvider, type LinkProps } from './link.tsx';

const link = page.getByRole('link', { name: 'All medicines' });

test('without a provider it is a plain link, with one the application draws it', async () => {
  await Default.run();
  await expect.element(link).toHaveAttribute('href', '#medicines');
  const OfTheApp = ({ href, children, ...props }: LinkProps) => (
    <a {...props} href={`/app${href}`}>
      {children}
    </a>
  );
  await Default.extend({
    decorators: [
      (Story) => (
        <LinkProvider value={OfTheApp}>
          <Story />
        </LinkProvider>
      ),
    ],
  }).run();
  await expect.element(link).toHaveAttribute('href', '/app#medicines');
});
