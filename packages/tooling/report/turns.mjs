/** How many cases are turns of a loop: several of them were written in one place. @param {string[]} places `file:line:column` of each case */
export function countTurns(places) {
  const count = new Map();
  for (const place of places) count.set(place, (count.get(place) ?? 0) + 1);
  let turns = 0;
  for (const number of count.values()) if (number > 1) turns += number;
  return turns;
}
