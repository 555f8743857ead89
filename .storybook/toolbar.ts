// The switches of the toolbar. Docs pages follow them, too (look.ts).
type Icon = 'mirror' | 'globe' | 'accessibility' | 'zoom' | 'contrast' | 'transfer' | 'rss';

const choice = (description: string, icon: Icon, ...pairs: Array<[value: string, title: string]>) => ({
  description,
  toolbar: { icon, items: pairs.map(([value, title]) => ({ value, title })), dynamicTitle: true },
});

export const globalTypes = {
  theme: choice('Theme', 'mirror', ['light', 'Light'], ['dark', 'Dark']),
  locale: choice('Language', 'globe', ['en', 'English'], ['hi', 'हिन्दी'], ['bn', 'বাংলা']),
  comfort: choice(
    'Comfort mode',
    'accessibility',
    ['off', 'Comfort off'],
    ['on', 'Comfort large'],
    ['more', 'Comfort very large'],
  ),
  text: choice('Text size', 'zoom', ['100', 'Text 100 %'], ['150', 'Text 150 %'], ['200', 'Text 200 %']),
  medium: choice(
    'Medium',
    'contrast',
    ['screen', 'Screen'],
    ['forced', 'Forced colours'],
    ['print', 'Print'],
  ),
  direction: choice('Direction', 'transfer', ['ltr', 'Left to right'], ['rtl', 'Right to left']),
  network: choice('Line', 'rss', ['fast', 'Fast line'], ['2g', '2G'], ['offline', 'Offline']),
};

export const initialGlobals = {
  theme: 'light',
  locale: 'en',
  comfort: 'off',
  text: '100',
  medium: 'screen',
  direction: 'ltr',
  network: 'fast',
  viewport: { value: undefined, isRotated: false },
};
