import { refundReasons } from '@doorstep/contract/refund.messages.en';

/** Names of a sentence. */
export type ReasonParams = Record<string, string>;
/** Why money goes back: its sentence is chosen where it is read. `text` is the sentence of a code that no messages know. */
export interface Reason {
  code: string;
  params?: ReasonParams;
  text?: string;
}
const english: Readonly<Record<string, unknown>> = refundReasons;

/** In English; what is stored keeps its own text where the code is none of ours. */
export function sentenceOf({
  code,
  params,
  text,
}: {
  code: string;
  params: ReasonParams;
  text: string | null;
}): string {
  const found = Object.hasOwn(english, code) ? english[code] : undefined;
  const said =
    typeof found === 'function'
      ? (found as (of: ReasonParams) => string)(params)
      : (found as string | undefined);
  return said ?? text ?? refundReasons.given_back;
}
/** As a refund's row has it. */
export const reasonColumns = ({ code, params = {}, text }: Reason) => ({
  reasonCode: code,
  reasonParams: params,
  reasonText: text ?? null,
});
/** As a payment's row has it. */
export const refundReasonColumns = ({ code, params = {}, text }: Reason) => ({
  refundReasonCode: code,
  refundReasonParams: params,
  refundReasonText: text ?? null,
});
