/** An amount of a substance. Not of a pack: '100 ml' in a name is how much is in the bottle. */
const amount =
  /(\d+(?:[.,]\d+)?)\s?(mcg|mg|gm|g|iu|units?|%)(?:\s?(w\/w|w\/v|v\/v))?(?:\s?(?:\/|per)\s?(\d+(?:\.\d+)?)?\s?(ml|g|gm|dose|puff|tablet|actuation)\b)?(?![a-z])/gi;
const units: Record<string, string> = { gm: 'g', iu: 'IU', unit: 'units' };
const tidyUnit = (unit: string) => units[unit.toLowerCase()] ?? unit.toLowerCase();
function tidyAmount([, size, unit, share, perSize, per]: RegExpExecArray | RegExpMatchArray): string {
  const whole = `${size!.replace(',', '.')} ${tidyUnit(unit!)}${share ? ` ${share.toLowerCase()}` : ''}`;
  return per ? `${whole}/${perSize ? `${perSize} ` : ''}${tidyUnit(per)}` : whole;
}

/** 'Ambroxol (30mg/5ml) + Levosalbutamol (1mg/5ml)' → 'Ambroxol 30 mg/5 ml + Levosalbutamol 1 mg/5 ml' */
export const readComposition = (text: string): string =>
  text
    .replace(/\(([^()]*\d[^()]*)\)/g, ' $1 ')
    .replace(amount, (...found) => `${tidyAmount(found as unknown as RegExpMatchArray)} `)
    .replace(/\s*\+\s*/g, ' + ')
    .replace(/\s+/g, ' ')
    .trim();

/** All amounts in the order in which they stand: '500 mg + 125 mg'. */
export function readStrength(text: string): string | null {
  const found = [...text.matchAll(amount)].map(tidyAmount);
  return found.length === 0 || found.length > 4 ? null : found.join(' + ');
}

const formWords =
  /\b(?:tablets?|capsules?|injections?|syrups?|suspensions?|oral|solutions?|creams?|gels?|ointments?|lotions?|drops?|eye|ear|dispersible|chewable|effervescent|gastro-?resistant|enteric|coated|film|prolonged|sustained|extended|modified|release|soft|gelatin|hard|for|and|inhalation|powder)\b/gi;
const pharmacopoeia = /\b(?:IP|BP|USP|I\.P\.?|B\.P\.?|U\.S\.P\.?)(?=\s|$|,|\))/;
/**
 * The substances in a generic's name, where it says plainly what it is: marked by a pharmacopoeia ('Aceclofenac Tablets IP
 * 100 mg'), or two or more substances each with its amount. A brand tells nothing of the kind.
 */
export function compositionIn(name: string): string | null {
  const parts = name
    .replace(/\([^()]*\)/g, ' ')
    .split(/\s*(?:\+|,|&|\band\b)\s*/i)
    .filter((part) => part.trim() !== '');
  const amounts = parts.map((part) => [...part.matchAll(amount)]);
  if (amounts.some((found) => found.length !== 1)) return null;
  if (!pharmacopoeia.test(name) && parts.length < 2) return null;
  const read = parts.map((part, i) => {
    const substance = part
      .replace(amount, ' ')
      .replace(new RegExp(pharmacopoeia, 'g'), ' ')
      .replace(formWords, ' ')
      .replace(/[()[\]]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    return /^[A-Za-z][A-Za-z0-9 '-]{2,60}$/.test(substance)
      ? `${substance} ${tidyAmount(amounts[i]![0]!)}`
      : null;
  });
  return read.includes(null) ? null : read.join(' + ');
}

/** Whether it gives off what it holds over many hours. */
export const isSlow = (text: string): boolean =>
  /\b(?:sustained|prolonged|extended|controlled|modified)[ -]?release\b|\b(?:tab(?:let)?s?|cap(?:sule)?s?) (?:sr|er|xr|pr|cr|mr|tr|xl)\b/i.test(
    text,
  );
