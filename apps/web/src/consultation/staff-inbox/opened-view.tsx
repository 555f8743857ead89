import type { ConsultationDetail } from '@doorstep/contract/consultation.schema';
import { Button } from '@doorstep/ui/base/button';
import { Card } from '@doorstep/ui/base/card';
import { Icon } from '@doorstep/ui/base/icon';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { Notice } from '@doorstep/ui/base/notice';
import { SignsAnswered } from '@doorstep/ui/consultation/signs-answered';
import type { ReactNode, Ref } from 'react';
import { usePageMessages } from '../../messages/messages.ts';
import { staffInboxMessages } from './messages.en.ts';
import { inboxHref } from './state.ts';

interface OpenedPanel {
  title: string;
  children: ReactNode;
  /** What is written in it stays. */
  keeps?: boolean;
  onBack: () => void;
  onDiscard?: (() => void) | undefined;
}
export interface OpenedViewProps {
  detail: ConsultationDetail;
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  /** The list of all, in place of which a panel may stand. */
  list: ReactNode;
  /** What is done for the patient beside the chat. */
  panel: OpenedPanel | undefined;
  panelRef?: Ref<HTMLHeadingElement> | undefined;
  /** A prescription is half written. */
  hasDraft: boolean;
  onPrescribe: () => void;
  onShow: () => void;
  onClose: () => void;
  /** The chat. */
  children: ReactNode;
}

/** One consultation on its doctor's desk: who, which danger signs, what can be done, the chat. */
export function OpenedView({
  detail,
  headingRef,
  list,
  panel,
  panelRef,
  hasDraft,
  onPrescribe,
  onShow,
  onClose,
  children,
}: OpenedViewProps) {
  const messages = usePageMessages('staffInbox', staffInboxMessages);
  const {
    id,
    type,
    patient,
    status,
    note,
    closed_by: closedBy,
    danger_signs: signs,
    danger_words: words,
  } = detail;
  const hasConsent = detail.consent !== null || detail.type === 'video',
    isOpen = status === 'open' && hasConsent;
  const actions = (
    <>
      <Button tone={type === 'video' ? 'plain' : 'accent'} onClick={onPrescribe}>
        <Icon name="icon-pill" />
        <span>{hasDraft ? messages.goOn : messages.prescribe}</span>
      </Button>
      <Button tone="plain" onClick={onShow} aria-describedby="share-text">
        <Icon name="icon-eye" />
        <span>{messages.share}</span>
      </Button>
      <Button tone="plain" onClick={onClose}>
        <Icon name="icon-circle-check" />
        <span>{messages.close}</span>
      </Button>
      <p id="share-text" className="basis-full text-meta text-content-muted">
        {messages.shareText}
      </p>
    </>
  );
  return (
    <div
      className={
        panel
          ? 'grid items-start gap-6 lg:grid-cols-2'
          : 'grid items-start gap-6 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]'
      }
    >
      {panel ? (
        <Card className="flex flex-col gap-4">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 ref={panelRef} tabIndex={-1} className="min-w-0 text-title wrap-anywhere">
              {panel.title}
            </h2>
            <div className="flex flex-wrap gap-2">
              {panel.onDiscard && (
                <Button tone="quiet" size="tight" onClick={panel.onDiscard}>
                  {messages.discard}
                </Button>
              )}
              <Button tone="plain" size="tight" onClick={panel.onBack}>
                <Icon name="icon-chevron-left" />
                <span>{panel.keeps ? messages.backKeep : messages.backToList}</span>
              </Button>
            </div>
          </div>
          {panel.children}
        </Card>
      ) : (
        <div className="max-lg:hidden">{list}</div>
      )}
      <div className={panel ? 'flex min-w-0 flex-col gap-4 max-lg:hidden' : 'flex min-w-0 flex-col gap-4'}>
        <LinkButton href={inboxHref()} tone="plain" className="self-start lg:hidden">
          <Icon name="icon-chevron-left" />
          <span>{messages.back}</span>
        </LinkButton>
        <Card className="flex flex-col gap-3">
          <h2 translate="no" ref={headingRef} tabIndex={-1} className="min-w-0 text-title wrap-anywhere">
            {patient.name}
          </h2>
          {signs ? (
            <SignsAnswered yes={signs.yes} at={signs.at} />
          ) : (
            <p className="text-meta text-content-muted">{messages.notAsked}</p>
          )}
          {signs && signs.yes.length > 0 && isOpen && (
            <p className="font-strong text-danger-text wrap-anywhere">{messages.danger(patient.name)}</p>
          )}
          {words.length > 0 && !signs?.yes.length && isOpen && (
            <p className="font-strong text-danger-text wrap-anywhere">{messages.dangerWords(patient.name)}</p>
          )}
          {isOpen && (!panel || type === 'video') && (
            <div role="group" aria-label={messages.actions(patient.name)} className="flex flex-wrap gap-2">
              {type === 'video' && (
                <LinkButton href={`/consultation/${encodeURIComponent(id)}`}>
                  <Icon name="icon-video" />
                  <span>{messages.join}</span>
                </LinkButton>
              )}
              {!panel && actions}
            </div>
          )}
        </Card>
        {status === 'open' && !hasConsent && (
          <Notice tone="warning" title={messages.noConsent}>
            {messages.noConsentText}
          </Notice>
        )}
        {status === 'closed' && (
          <Notice tone="info" title={messages.closed}>
            <p>{closedBy === 'patient' ? messages.endedByPatient : messages.closedText}</p>
            {note && (
              <>
                <p className="mt-2 font-strong">{messages.closedNote}</p>
                <p className="whitespace-pre-line">{note}</p>
              </>
            )}
          </Notice>
        )}
        {children}
      </div>
    </div>
  );
}
