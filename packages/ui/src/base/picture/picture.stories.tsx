import preview from '#storybook/preview';
import { Picture } from './picture.tsx';

const drawn = (body: string, size = 320) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="320" viewBox="0 0 ${size} 320">${body}</svg>`)}`;
const bottle = drawn(
  '<rect x="110" y="100" width="100" height="180" rx="16" fill="sienna"/><rect x="130" y="50" width="60" height="50" rx="8" fill="whitesmoke"/><rect x="110" y="150" width="100" height="80" fill="white"/><rect x="110" y="150" width="100" height="24" fill="royalblue"/>',
);
const wide = drawn('<rect x="40" y="110" width="560" height="100" rx="20" fill="rebeccapurple"/>', 640);

const meta = preview.meta({
  title: 'Base/Picture',
  component: Picture,
  args: {
    src: bottle,
    alt: 'Kofrelief Syrup, bottle of 100 ml',
    width: 320,
    height: 320,
    fallback: 'icon-pill' as const,
    className: 'w-40 rounded-card',
  },
});
export const Default = meta.story({ tags: ['all-cells'] });
export const ErrorMissing = meta.story({ args: { src: null } });
export const ErrorDead = meta.story({
  args: { src: 'data:image/png;base64,bm90IGEgcGljdHVyZQ==', loading: 'eager' },
});
export const VariantDecorative = meta.story({
  args: { src: null, alt: '', fallback: 'icon-syringe', className: 'size-16 rounded-small' },
});
export const VariantOtherShape = meta.story({ args: { src: wide } });
export const Hindi = meta.story({
  args: { alt: 'कोफ़्रिलीफ़ सिरप, 100 मि.ली. की बोतल' },
  globals: { locale: 'hi' },
});
