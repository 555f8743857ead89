import { othersIn } from '@doorstep/contract/look-alike';
import type { LookAlike } from '@doorstep/contract/medicine.schema';
import { Notice } from '@doorstep/ui/base/notice';
import { AlikeNote } from '@doorstep/ui/medicine/alike-note';
import { useLang } from '@doorstep/ui/messages/provider';
import { usePageMessages } from '../messages/messages.ts';
import type { ShownLine } from './data.ts';
import { similarMessages } from './similar-messages.en.ts';

export interface CartAlikeProps {
  /** Of one line: what it is easily taken for. */
  alike?: readonly LookAlike[];
  /** What is in the line's own. */
  composition?: string | null | undefined;
  /** Of the cart: all lines. */
  lines?: readonly ShownLine[];
}

/** Two of which one is easily taken for the other: both may be meant, or one by mistake. */
function pairIn(lines: readonly ShownLine[]): [ShownLine, ShownLine] | undefined {
  for (const line of lines)
    for (const { id } of line.alike ?? []) {
      const other = lines.find((one) => one.id === id);
      if (other) return [line, other];
    }
  return undefined;
}

/** Below the name of a line, what is in it and what it is not; above all lines, that two of them have similar names. */
export default function CartAlike({ alike, composition, lines }: CartAlikeProps) {
  const messages = usePageMessages('similar', similarMessages);
  const lang = useLang();
  if (alike)
    return (
      <>
        {composition && <p className="text-meta text-content-muted">{composition}</p>}
        <AlikeNote others={othersIn(lang, alike)} />
      </>
    );
  const pair = pairIn(lines ?? []);
  return (
    pair && (
      <Notice tone="info" title={messages.title}>
        {messages.check(pair[0].name, pair[1].name)}
      </Notice>
    )
  );
}
