const browsers: ReadonlyArray<[RegExp, string]> = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOpera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/UCBrowser\//, 'UC Browser'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: ReadonlyArray<[RegExp, string]> = [
  [/\bKAIOS\//i, 'KaiOS'],
  [/\bAndroid\b/, 'Android'],
  [/\b(?:iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];
const nameIn = (list: typeof browsers, agent: string) => list.find(([pattern]) => pattern.test(agent))?.[1];

/** What a person knows their device by: 'Chrome on Android'. Of the browser's own words nothing else is kept. */
export function deviceOf(userAgent: string | undefined): string {
  const agent = (userAgent ?? '').slice(0, 500);
  const browser = nameIn(browsers, agent),
    system = nameIn(systems, agent);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? (system ? `A browser on ${system}` : 'Unknown device');
}
