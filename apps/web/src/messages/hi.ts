import type { Messages } from '@doorstep/contract/failure';
import type { PageMessages } from './messages.ts';

export { hi as ui } from '@doorstep/ui/messages/hi';

const pages = import.meta.glob<Partial<PageMessages>>('../**/*messages.hi.ts', { eager: true });
/** What the contract says in Hindi: `orderErrorsHi` and the like by code, and `refundReasonsHi`. */
const contract = import.meta.glob<Record<string, Messages>>(
  '../../../../packages/contract/src/*.messages.hi.ts',
  { eager: true },
);
const said = (name: RegExp): Messages =>
  Object.fromEntries(
    Object.values(contract)
      .flatMap((file) => Object.entries(file))
      .flatMap(([one, messages]) => (name.test(one) ? Object.entries(messages) : [])),
  );
/** Hindi, one lazy chunk: each area's `messages.hi.ts` exports its words by the name under which its pages ask for them. */
export const page = Object.assign(
  { errors: said(/ErrorsHi$/), refundReasons: said(/^refundReasonsHi$/) },
  ...Object.values(pages),
) as PageMessages;
