import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useLayoutEffect, useState, type PropsWithChildren } from 'react';
import { themes } from 'storybook/theming';
import { useLook, type Look } from '../look.ts';

const fontBase = 'var(--type-family)';
const light = { ...themes.light, fontBase };
const dark = { ...themes.dark, fontBase };

/** Around each docs page: it follows the toolbar, as the stories do. */
export function DocsPage({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [look, setLook] = useState(() => context.getStoryContext(context.storyById()).globals as Look);
  useEffect(() => {
    const follow = ({ globals }: { globals: Look }) => setLook(globals);
    context.channel.on('globalsUpdated', follow);
    return () => context.channel.off('globalsUpdated', follow);
  }, [context]);
  const lang = useLook(look);
  // Storybook gives its wrapper a language of its own, 'en' unless a parameter says another.
  useLayoutEffect(() => {
    document.querySelector('.sbdocs-content')?.closest('[lang]')?.setAttribute('lang', lang);
  }, [lang]);
  return (
    <DocsContainer context={context} theme={look.theme === 'dark' ? dark : light}>
      {children}
    </DocsContainer>
  );
}
