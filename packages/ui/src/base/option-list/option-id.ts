/** Id of an option, for `aria-activedescendant` of the input. */
export const optionIdOf = (listId: string, index: number): string => `${listId}-${index}`;
