/** English of what the staff sees. `words/hi.ts` holds the same in Hindi. */
export const staff = {
};
