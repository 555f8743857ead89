declare module 'virtual:catalogue' {
  export const areas: ReadonlyArray<{
    /** The first part of the stories' titles: 'Medicine'. */
    name: string;
    /** One for each story file. `path` is Storybook's own: '/docs/base-badge--docs'. */
    parts: ReadonlyArray<{ name: string; path: string; stories: number }>;
  }>;
}
