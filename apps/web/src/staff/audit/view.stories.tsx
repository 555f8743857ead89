import preview from '#storybook/preview';
import { failed, loading, ready } from '../../medicine/fixtures.tsx';
import { auditLines, inPage, longName, paged } from '../fixtures.tsx';
import { AuditView } from './view.tsx';

const meta = preview.meta({
  title: 'Pages/Staff audit',
  component: AuditView,
  parameters: { layout: 'fullscreen' },
  decorators: [inPage],
  args: { page: 1, lines: ready(paged(auditLines, 240, 1, 50)) },
});
export const Default = meta.story();
export const Loading = meta.story({ args: { lines: loading }, tags: ['no-visual'] });
export const Empty = meta.story({ args: { page: 9, lines: ready(paged([], 240, 9, 50)) } });
export const Error = meta.story({ args: { lines: failed }, tags: ['no-visual'] });
export const LongText = meta.story({
  args: {
    lines: ready(
      paged([
        {
          ...auditLines[1]!,
          actor: { name: longName, role: 'admin' },
          object_id: 'OD-'.repeat(20),
          subject: { name: longName },
        },
      ]),
    ),
  },
});
export const Hindi = meta.story({ globals: { locale: 'hi' } });
