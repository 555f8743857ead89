/** Invented for the demo store; any likeness to a real maker is chance. */
export const makers = [
  'Suhana Biotech',
  'Nirmal Labs',
  'Aravalli Pharma',
  'Himgiri Lifecare',
  'Vindhya Remedies',
  'Satpura Healthcare',
  'Kaveri Biocare',
  'Narmada Pharma',
  'Godavari Labs',
  'Sahyadri Medicare',
  'Chinar Healthcare',
  'Tulsivan Naturals',
  'Malhar Lifesciences',
  'Nilgiri Formulations',
  'Dhruvtara Pharma',
  'Sanjhi Healthcare',
  'Ujala Remedies',
  'Pratham Biolabs',
  'Kalpavriksh Pharma',
  'Devdaru Labs',
  'Palash Medicare',
  'Swarnrekha Pharma',
  'Ranikhet Biotech',
  'Mandakini Labs',
  'Amaltas Healthcare',
  'Gulmohar Pharma',
  'Sarovar Lifecare',
  'Bageshri Labs',
  'Madhuban Remedies',
  'Kadamba Therapeutics',
  'Shyamal Pharma',
  'Utkarsha Biocare',
];

/** Beginnings of invented brands: one line a letter, so that each letter of the shop's letter filter leads somewhere. */
const beginnings = `
Asu Amo Aru Avu Ahi Ada Ayi Ako
Biyo Bani Beshi Busi Boto Biru Bela Bhumi
Cuvi Celi Cesha Cima Coso Cata Cobo Cini
Diba Demi Doya Deti Dala Duno Dishi Dhara
Eshu Eyu Eso Emi Eno Etu Ehi Ebo
Foyi Favo Fori Fesi Faho Feli Fumo Fina
Givo Gota Goma Gena Gari Gubi Gaya Gilo
Huli Hani Hoto Hiri Huda Hema Hiyo Hasi
Ivu Ilo Ibi Iyo Imu Isha Idu Ihu
Jiba Juno Jeti Joli Joya Jaha Jemi Josi
Kovi Kaso Kalo Kusha Kona Kaya Kumo Kibo
Liso Lilo Leya Loshi Lavi Lono Luti Lahi
Mayi Mari Mubi Mivi Mina Musho Mihi Maki
Noto Niyi Neno Niri Nuvo Nosa Nomo Niki
Ovu Obi Oyo Odu Osha Olu Oko Oso
Puno Peti Poli Pemi Pora Pava Poya Pesa
Quelo Quesi Quata Quidi Quiva Queba Quemi Quisha
Ruti Rumi Ravi Rono Rili Riya Raro Rahi
Seyo Sivi Sedo Sina Suso Sulo Seko Sashi
Tishi Tuvo Toti Tomi Teni Taba Tuyo Tosa
Uyo Umu Udu Usha Uto Uhu Uko Ulu
Vimo Voya Vora Vesa Vela Vuni Vabi Vito
Wasi Wali Wesho Woro Wibi Wada Wiva Woko
Xevo Xono Xisi Xili Xiya Xaro Xubo Xako
Yina Yusho Yuso Yulo Yeri Yeki Yido Yoba
Zuvo Zoti Zomi Zeni Zasha Zosa Zaba Zuyo
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

/** Walks through the letters, and through the beginnings of each: the same brands in the same order every time, none twice. */
export function brandMaker(taken: readonly string[]) {
  const used = new Set(taken.map((brand) => brand.toLowerCase()));
  let turn = 0;
  return (endings: readonly string[]): string => {
    for (; ; turn++) {
      const letter = beginnings[turn % beginnings.length]!;
      const beginning = letter[Math.floor(turn / beginnings.length) % letter.length]!;
      const brand = endings.map((ending) => beginning + ending).find((name) => !used.has(name.toLowerCase()));
      if (!brand) continue;
      used.add(brand.toLowerCase());
      turn++;
      return brand;
    }
  };
}
