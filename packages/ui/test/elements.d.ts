/** Made by the plugin in vitest.config.ts, from the sources. */
declare module 'virtual:elements' {
  /** By folder: 'base/button'. */
  export const elements: Record<string, import('./example.ts').Given>;
  export const homes: import('./example.ts').Homes;
}
