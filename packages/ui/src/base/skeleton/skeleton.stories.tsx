import preview from '#storybook/preview';
import { Skeleton, SkeletonText } from './skeleton.tsx';

const meta = preview.meta({ title: 'Base/Skeleton', component: Skeleton, args: { className: 'h-12 w-48' } });
export const Default = meta.story();
export const VariantText = meta.story({
  tags: ['all-cells'],
  render: () => (
    <div className="flex max-w-60 flex-col gap-3 rounded-card border border-line bg-surface-raised p-4">
      <Skeleton className="aspect-square w-full" />
      <SkeletonText lines={1} className="text-title" />
      <SkeletonText lines={3} className="text-meta" />
      <Skeleton shape="control" className="h-control w-full" />
    </div>
  ),
});
export const Hindi = meta.story({
  render: () => <SkeletonText lines={3} className="max-w-60" />,
  globals: { locale: 'hi' },
});
