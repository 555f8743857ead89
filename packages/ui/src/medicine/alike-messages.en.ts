/** English of what a medicine is not. */
export const alikeMessages = {
  /** 'Not Amlovita 5 (Atorvastatin)'. */
  not: (name: string, salts: string) => `Not ${name} (${salts})`,
};
