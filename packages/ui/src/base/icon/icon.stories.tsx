import preview from '#storybook/preview';
import { Icon } from './icon.tsx';
import { iconNames } from './names.ts';

const meta = preview.meta({
  title: 'Base/Icon',
  component: Icon,
  args: { name: 'icon-heart', className: 'text-heading' },
});
export const Default = meta.story({ args: { name: 'icon-heart' } });
export const WithEverything = meta.story({
  render: () => (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-4">
      {iconNames.map((name) => (
        <li key={name} className="flex flex-col items-center gap-2 text-meta">
          <Icon name={name} className="text-heading" />
          <span>{name.slice(5)}</span>
        </li>
      ))}
    </ul>
  ),
});
