import type { SpokenLanguage } from '@doorstep/contract/spoken-languages';

/** Where demo nurses start from, in and around Ranchi. */
export const DEMO_TEAMS = [
  { name: 'Ranchi', latitude: 23.3441, longitude: 85.3096 },
  { name: 'Kanke', latitude: 23.4293, longitude: 85.3209 },
  { name: 'Hatia', latitude: 23.2893, longitude: 85.3046 },
] as const;

interface DemoNurse {
  team: (typeof DEMO_TEAMS)[number]['name'];
  name: string;
  role: string;
  /** Invented; as a state council numbers them. */
  registrationNo: string;
  languages: readonly SpokenLanguage[];
}
export const DEMO_NURSES: readonly DemoNurse[] = [
  {
    team: 'Ranchi',
    name: 'Sunita Kujur',
    role: 'Nurse, GNM',
    registrationNo: 'JNRC 11482',
    languages: ['Hindi', 'Kurukh', 'English'],
  },
  {
    team: 'Ranchi',
    name: 'Anjali Topno',
    role: 'Nurse, BSc Nursing',
    registrationNo: 'JNRC 12907',
    languages: ['Hindi', 'Nagpuri', 'English'],
  },
  {
    team: 'Ranchi',
    name: 'Rakesh Mahto',
    role: 'Male nurse, GNM',
    registrationNo: 'JNRC 13365',
    languages: ['Hindi', 'Nagpuri'],
  },
  {
    team: 'Ranchi',
    name: 'Farzana Khatun',
    role: 'Nurse and midwife, ANM',
    registrationNo: 'JNRC 10238',
    languages: ['Hindi', 'Bengali'],
  },
  {
    team: 'Kanke',
    name: 'Basanti Lakra',
    role: 'Nurse, GNM',
    registrationNo: 'JNRC 14020',
    languages: ['Hindi', 'Kurukh'],
  },
  {
    team: 'Kanke',
    name: 'Deepak Oraon',
    role: 'Male nurse, BSc Nursing',
    registrationNo: 'JNRC 14511',
    languages: ['Hindi', 'English'],
  },
  {
    team: 'Hatia',
    name: 'Mary Soreng',
    role: 'Nurse, GNM',
    registrationNo: 'JNRC 12044',
    languages: ['Hindi', 'Nagpuri', 'English'],
  },
  {
    team: 'Hatia',
    name: 'Sabina Hembrom',
    role: 'Nurse and midwife, ANM',
    registrationNo: 'JNRC 11873',
    languages: ['Hindi', 'Santali'],
  },
];
