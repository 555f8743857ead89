/** English of a time that is kept for somebody. */
export const holdTimerMessages = {
  heldUntil: (time: string) => `Held for you until ${time}`,
  left: (rest: string) => `${rest} left`,
  lastMinute: 'One minute left to keep your time.',
  more: (minutes: number) => `${Number(minutes)} more minutes`,
  ranOut: 'We are not keeping this time for you any more',
  again: 'Keep it again',
};
