/** What a role and its training are called in Hindi. */
const words: Readonly<Record<string, string>> = {
  Nurse: 'नर्स',
  'Male nurse': 'नर्स (पुरुष)',
  'Nurse and midwife': 'नर्स और दाई',
  Physiotherapist: 'फ़िज़ियोथेरेपिस्ट',
  GNM: 'जीएनएम',
  ANM: 'एएनएम',
  'BSc Nursing': 'बीएससी नर्सिंग',
  'MSc Nursing': 'एमएससी नर्सिंग',
};
/** 'Male nurse, BSc Nursing' → 'नर्स (पुरुष), बीएससी नर्सिंग'; a part that nobody has named stays as it is. */
export const roleInHindi = (role: string): string =>
  role
    .split(', ')
    .map((part) => words[part] ?? part)
    .join(', ');
