import type { KeepReady } from '../schema.ts';

/** What is to be there, by name. */
const READY = {
  water: { icon: 'icon-droplets', text: 'Soap and clean water', text_hi: 'साबुन और साफ़ पानी' },
  light: { icon: 'icon-sun', text: 'A bed or chair in good light', text_hi: 'अच्छी रोशनी में पलंग या कुर्सी' },
  order: { icon: 'icon-file-text', text: 'The doctor’s order on paper', text_hi: 'काग़ज़ पर डॉक्टर की पर्ची' },
  medicine: { icon: 'icon-pill', text: 'The medicine with its bill', text_hi: 'दवा और उसका बिल' },
  papers: { icon: 'icon-receipt', text: 'Papers of the hospital', text_hi: 'अस्पताल के काग़ज़' },
  set: { icon: 'icon-package', text: 'The new bag, tube or set', text_hi: 'नई थैली, नली या सेट' },
  towel: { icon: 'icon-spray-can', text: 'Two clean towels', text_hi: 'दो साफ़ तौलिये' },
  family: { icon: 'icon-users', text: 'Somebody of the family at home', text_hi: 'घर का कोई एक व्यक्ति साथ' },
  room: { icon: 'icon-house', text: 'Room to lie down and to walk', text_hi: 'लेटने और चलने की जगह' },
  power: { icon: 'icon-wrench', text: 'A socket near the bed', text_hi: 'पलंग के पास बिजली का सॉकेट' },
  card: { icon: 'icon-list', text: 'The vaccination card', text_hi: 'टीकाकरण कार्ड' },
} as const satisfies Record<string, KeepReady>;
export type Ready = keyof typeof READY;
export const readyOf = (names: readonly Ready[]): KeepReady[] => names.map((name) => READY[name]);

/** By what its picture shows (../drawings.ts). */
export type Kind = 'wound' | 'needle' | 'tube' | 'care' | 'baby' | 'move';
export interface DemoService {
  kind: Kind;
  /** English and Hindi. */
  title: readonly [string, string];
  about: readonly [string, string];
  /** How long a visit lasts. */
  minutes: number;
  /** Rupees, before an offer. */
  price: number;
  offer?: number;
  night?: true;
  order?: true;
  ready: readonly Ready[];
}
