'use client';
import { useState } from 'react';
import { Button } from '../../base/button/button.tsx';
import { onlyDigits } from '../../base/mobile-field/mobile-field.tsx';
import { Notice } from '../../base/notice/notice.tsx';
import { TextField } from '../../base/text-field/text-field.tsx';
import { useMessages } from '../../messages/provider.ts';
import { visitBoardMessages } from '../visit-board-messages.en.ts';

/** Steps that a press leads to; each can be taken back by one. */
const steps = ['booked', 'on-the-way', 'started', 'done'] as const;
export type VisitStep = (typeof steps)[number];
export interface VisitStepsProps {
  /** Of the patient, for the controls' names. */
  name: string;
  /** How far it is. */
  step: VisitStep;
  /** Somebody comes. */
  isAssigned: boolean;
  /** Wrong codes that may still be tried. */
  codeTries: number;
  /** Work is under way: presses are ignored. */
  busy: boolean;
  /** Makes another code, once the patient was called. */
  onNewCode: () => void;
  /**
   * Gets the next step or the one before; the visit starts with the patient's code, which was said already where a visit was taken back.
   */
  onStep: (step: VisitStep, code?: string) => void;
}
const DIGITS = 4;

/** The one next step of a visit, and the way back by one. */
export function VisitSteps({ name, step, isAssigned, codeTries, busy, onNewCode, onStep }: VisitStepsProps) {
  const messages = useMessages('visitBoard', visitBoardMessages);
  const [code, setCode] = useState('');
  const [tried, setTried] = useState(false);
  // The server knows whether it still wants one.
  const isShort = code !== '' && code.length < DIGITS;
  const before = steps[steps.indexOf(step) - 1];
  return (
    <div className="flex flex-col gap-3">
      {step === 'booked' && !isAssigned && (
        <p className="text-meta text-content-muted">{messages.whoFirst}</p>
      )}
      {step === 'on-the-way' && codeTries === 0 && (
        <>
          <Notice tone="danger">{messages.codeDead}</Notice>
          <Button tone="plain" busy={busy} aria-label={messages.newCodeFor(name)} onClick={onNewCode}>
            {messages.newCode}
          </Button>
        </>
      )}
      {step === 'on-the-way' && codeTries > 0 && (
        <form
          noValidate
          className="flex flex-wrap items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            setTried(isShort);
            if (busy || isShort) return;
            setCode('');
            onStep('started', code || undefined);
          }}
        >
          <TextField
            label={messages.code}
            hint={messages.codeHint(codeTries)}
            error={tried && isShort ? messages.codeMissing : undefined}
            inputMode="numeric"
            autoComplete="off"
            value={code}
            onChange={({ currentTarget }) => setCode(onlyDigits(currentTarget.value).slice(0, DIGITS))}
            className="min-w-0 flex-1 basis-48"
          />
          <Button type="submit" busy={busy} aria-label={messages.startOf(name)}>
            {messages.start}
          </Button>
        </form>
      )}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {step === 'booked' && isAssigned && (
          <Button busy={busy} aria-label={messages.setOutFor(name)} onClick={() => onStep('on-the-way')}>
            {messages.setOut}
          </Button>
        )}
        {step === 'started' && (
          <Button busy={busy} aria-label={messages.finishOf(name)} onClick={() => onStep('done')}>
            {messages.finish}
          </Button>
        )}
        {before && (
          <Button
            tone="quiet"
            busy={busy}
            aria-label={messages.backOf(messages.steps[before], name)}
            onClick={() => onStep(before)}
          >
            {messages.back(messages.steps[before])}
          </Button>
        )}
      </div>
    </div>
  );
}
