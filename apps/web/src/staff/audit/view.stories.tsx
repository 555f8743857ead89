import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { failed, loading, ready } from '../../medicine/fixtures.tsx';
import { auditLines, inPage, longName, paged, people } from '../fixtures.tsx';
import { auditStateOf } from './state.ts';
import { AuditView } from './view.tsx';

const stateOf = (query: string) => auditStateOf(new URLSearchParams(query));
const meta = preview.meta({
  title: 'Pages/Staff audit',
  component: AuditView,
  parameters: { layout: 'fullscreen' },
  decorators: [inPage],
  args: {
    state: stateOf(''),
    people: ready({ success: true as const, data: people }),
    lines: ready(paged(auditLines, 240, 1, 50)),
    makingCsv: false,
    onFilter: fn(),
    onCsv: fn(),
  },
});
export const Default = meta.story();
export const SelectedFiltered = meta.story({
  args: {
    state: stateOf('who=1&whose=birsa&what=status&order=OD-9XW3PA&from=2026-11-01&to=2026-11-24'),
    lines: ready(paged(auditLines.slice(1, 2))),
    makingCsv: true,
  },
});
export const Loading = meta.story({ args: { lines: loading }, tags: ['no-visual'] });
export const Empty = meta.story({ args: { state: stateOf('page=9'), lines: ready(paged([], 240, 9, 50)) } });
export const NotFound = meta.story({
  args: { state: stateOf('whose=nobody'), lines: ready(paged([])) },
});
export const Error = meta.story({ args: { lines: failed }, tags: ['no-visual'] });
export const LongText = meta.story({
  args: {
    lines: ready(
      paged([
        {
          ...auditLines[1]!,
          actor: { name: longName, role: 'admin' },
          object: 'OD-'.repeat(20),
          subject: { name: longName },
        },
      ]),
    ),
  },
});
export const Hindi = meta.story({ globals: { locale: 'hi' } });
