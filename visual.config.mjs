// What `npm run visual` renders, and how: packages/visual-review.
import { pinnedChromium } from './packages/tooling/chromium.mjs';

export default {
  stories: [
    '.storybook/pages/**/*.stories.tsx',
    'packages/ui/src/**/*.stories.tsx',
    'apps/web/src/**/*.stories.tsx',
  ],
  pages: ['apps/web/**', '.storybook/**'],
  // Docs pages are imported by the preview and by main.ts; no story is rendered by them.
  ignore: ['.storybook/catalogue/**', '.storybook/docs/**', '.storybook/pages/words/**'],
  conditions: ['@doorstep/source'],
  cells: '.storybook/cells.ts',
  browser: pinnedChromium,
  context: { locale: 'en-IN', timezoneId: 'Asia/Kolkata' },
  include: [
    'react-dom/client',
    'storybook/test',
    'storybook/internal/csf',
    'storybook/preview-api',
    'swr',
    'react-router-dom',
  ],
  // A copy of the tree uses the packages of another folder.
  allow: process.env.VISUAL_MODULES?.split(':') ?? [],
  messages: { pattern: /messages\.(?:en|hi|bn)\.ts$/, languages: ['en', 'hi', 'bn'] },
};
