/** The words that story names begin with: the state that is shown. `ErrorWrongCode` is the state Error, of a wrong code. At most 40, so that a designer who knows one element finds the same state in each. */
export const states = {
  Default: 'as most people meet it',
  Loading: 'what it shows has not come yet',
  Empty: 'there is nothing to show',
  Error: 'something failed, or was filled in wrongly',
  Disabled: 'cannot be used now',
  Focused: 'reached by keyboard',
  Hover: 'under the mouse',
  Offline: 'without a line',
  LongText: 'long names, long sentences, large sums',
  Hindi: 'in Hindi',
  Bengali: 'in Bengali',
  Selected: 'chosen, checked or filtered',
  Busy: 'work is under way',
  Filled: 'typed in, or opened again with what was typed',
  Open: 'the part that opens is open',
  Done: 'it went well',
  Refused: 'a person or a rule said no',
  Cancelled: 'called off',
  NotFound: 'there is no such thing',
  OutOfStock: 'sold out, or the last few',
  PrescriptionRequired: 'a prescription is needed',
  InCart: 'in the cart already',
  SlotTaken: 'somebody else has the time',
  Held: 'the time is kept for this person',
  Expired: 'too late',
  Pending: 'somebody has to act first',
  PaymentFailed: 'the payment failed',
  Refunded: 'the money went back',
  PriceChanged: 'it costs another sum than before',
  OutOfHours: 'closed at this hour',
  OutOfRange: 'too far away',
  Reconnecting: 'the line is weak or was lost',
  Danger: 'a risk for health, or a step that cannot be undone',
  Visitor: 'nobody is logged in',
  With: 'with a part that it can have',
  Without: 'without a part that it mostly has',
  At: 'at an hour of the day, Indian time',
  Kind: 'of one kind of person, product or booking',
  Variant: 'another size, tone or layout',
  Step: 'at a step on the way',
} as const;
export type State = keyof typeof states;

const names = (Object.keys(states) as State[]).toSorted((a, b) => b.length - a.length);

/** @returns the state that a story's export name begins with; undefined where it begins with none of them */
export const stateOf = (story: string): State | undefined =>
  names.find((state) => story.startsWith(state) && /^(?![a-z])/.test(story.slice(state.length)));
