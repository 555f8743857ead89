'use client';
import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { Button } from '../../base/button/button.tsx';
import { Notice } from '../../base/notice/notice.tsx';
import { SearchBox, type Suggestion } from '../../base/search-box/search-box.tsx';
import { TextArea } from '../../base/text-area/text-area.tsx';
import { ToggleGroup, ToggleGroupItem } from '../../base/toggle-group/toggle-group.tsx';
import { indian } from '../../messages/indian.ts';
import { useMessages } from '../../messages/provider.ts';
import { ProposedLines, type ProposedLine } from '../proposed-lines/proposed-lines.tsx';
import { reviewMessages } from '../review-messages.en.ts';

/** What goes to the patient in the place of a cart, half written. */
export interface CartWords {
  saying?: 'ask' | 'refuse' | undefined;
  reason: string;
}
export interface CartProposalProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** What the patient wrote. */
  note: string;
  /** What was asked last. */
  asked?: string | undefined;
  /** The prescription counts no more: its last day. */
  ranOut?: string | undefined;
  /** Medicines that the doctor wrote, to be added with one press: items of a list. */
  written?: ReactNode;
  /** What is in the cart so far. */
  lines: readonly ProposedLine[];
  /** What is typed to find a medicine. */
  search: string;
  /** What was found: each is added by its id. */
  found: readonly Suggestion[];
  /** They are on their way. */
  searchBusy?: boolean;
  /** It is being sent. */
  busy?: boolean;
  /** Why it was not sent. */
  error?: string | undefined;
  /** Another pharmacist has answered it: draws 'Look at it again' in the place of what sends. */
  conflict?: boolean;
  /** What stands is read anew. */
  onRefresh: () => void;
  /** What an earlier visit left half written. */
  defaultWords?: CartWords | undefined;
  /** Gets what is written so far, so that it can be kept. */
  onWordsChange: (words: CartWords) => void;
  /** Letters of a reason. */
  reasonMaxLength: number;
  /** Gets what is typed to find a medicine. */
  onSearchChange: (text: string) => void;
  /** Gets the id of the one that is added. */
  onAdd: (id: number) => void;
  /** Gets the wished quantity; 0 takes the line away. */
  onQuantityChange: (id: number, quantity: number) => void;
  /** Sends the cart to the patient. */
  onPropose: () => void;
  /** Sends words in its place. */
  onSay: (decision: 'ask' | 'refuse', reason: string) => void;
}
const NO_WORDS: CartWords = { reason: '' };
const canned = { ask: 'question', refuse: 'rejected' } as const;

/** A cart that a patient asked for: the pharmacist finds medicines, says how many packs, and sends it; or asks, or refuses with a reason. */
export function CartProposal({
  note,
  asked,
  ranOut,
  written,
  lines,
  search,
  found,
  searchBusy = false,
  busy = false,
  error,
  conflict = false,
  onRefresh,
  defaultWords = NO_WORDS,
  onWordsChange,
  reasonMaxLength,
  onSearchChange,
  onAdd,
  onQuantityChange,
  onPropose,
  onSay,
  className,
  ...props
}: CartProposalProps) {
  const { cart: messages, ...common } = useMessages('review', reviewMessages);
  const id = useId();
  const [{ saying, reason }, setWords] = useState(defaultWords);
  const put = (words: CartWords) => {
    setWords(words);
    onWordsChange(words);
  };
  const [missing, setMissing] = useState<'lines' | 'reason'>();
  const day = (at: string) => {
    const [weekday, date, month, year] = indian(at);
    return common.day(weekday, date, month, year);
  };
  function say(what: 'ask' | 'refuse') {
    setMissing(undefined);
    if (saying !== what) {
      put({ saying: what, reason: '' });
    } else if (reason.trim()) onSay(what, reason.trim());
    else setMissing('reason');
  }
  return (
    <section
      data-slot="cart-proposal"
      data-state={lines.length > 0 ? 'filled' : 'empty'}
      aria-labelledby={`${id}-title`}
      {...props}
      className={cn('flex flex-col gap-4 rounded-card border border-line bg-surface-raised p-4', className)}
    >
      <h3 id={`${id}-title`} tabIndex={-1} className="text-lead">
        {messages.title}
      </h3>
      {note && <p className="wrap-anywhere">{messages.wrote(note)}</p>}
      {asked && <p className="text-meta text-content-muted wrap-anywhere">{messages.asked(asked)}</p>}
      {ranOut && <Notice tone="warning">{messages.ranOut(day(ranOut))}</Notice>}
      {written && (
        <div className="flex flex-col gap-3">
          <h4 id={`${id}-written`} className="text-body">
            {messages.written}
          </h4>
          <ul aria-labelledby={`${id}-written`} className="flex flex-col gap-3">
            {written}
          </ul>
        </div>
      )}
      <SearchBox
        action=""
        label={messages.find}
        placeholder={messages.find}
        value={search}
        onValueChange={onSearchChange}
        suggestions={found}
        loading={searchBusy}
        nothing={search.trim() && !searchBusy && found.length === 0 ? messages.notFound : undefined}
        onSubmit={() => {
          const [first] = found;
          if (first) onAdd(Number(first.id));
        }}
        onSelect={(picked) => onAdd(Number(picked))}
        onClear={() => onSearchChange('')}
      />
      {lines.length > 0 && (
        <ProposedLines aria-label={messages.title} lines={lines} onQuantityChange={onQuantityChange} />
      )}
      {saying && (
        <div className="flex flex-col gap-2">
          <ToggleGroup
            label={common.canned}
            value={[reason]}
            onValueChange={([text = '']) => put({ saying, reason: text })}
          >
            {common.reasons[canned[saying]].map((text) => (
              <ToggleGroupItem key={text} value={text} icon="icon-check">
                {text}
              </ToggleGroupItem>
            ))}
          </ToggleGroup>
          <TextArea
            label={saying === 'ask' ? common.question : common.reason}
            hint={common.patientReads}
            rows={2}
            maxLength={reasonMaxLength}
            value={reason}
            error={
              missing === 'reason'
                ? saying === 'ask'
                  ? common.questionMissing
                  : common.reasonMissing
                : undefined
            }
            onChange={({ currentTarget }) => put({ saying, reason: currentTarget.value })}
          />
        </div>
      )}
      {error && <Notice tone="danger">{error}</Notice>}
      {missing === 'lines' && lines.length === 0 && <Notice tone="danger">{messages.linesMissing}</Notice>}
      {conflict ? (
        <Button tone="plain" className="self-start" onClick={onRefresh}>
          {common.lookAgain}
        </Button>
      ) : (
        <div className="flex flex-wrap gap-3 max-xs:*:grow">
          <Button
            busy={busy}
            onClick={() => {
              setMissing(lines.length > 0 ? undefined : 'lines');
              if (lines.length > 0) onPropose();
            }}
          >
            {messages.propose}
          </Button>
          <Button tone="plain" aria-expanded={saying === 'ask'} disabled={busy} onClick={() => say('ask')}>
            {saying === 'ask' ? messages.sendQuestion : messages.ask}
          </Button>
          <Button
            tone="plain"
            aria-expanded={saying === 'refuse'}
            disabled={busy}
            onClick={() => say('refuse')}
          >
            {saying === 'refuse' ? messages.sendRefusal : messages.refuse}
          </Button>
        </div>
      )}
    </section>
  );
}
