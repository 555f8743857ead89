import type { DangerSign } from '@doorstep/contract/consultation';
import type { ConsultationDetail } from '@doorstep/contract/consultation.schema';
import { toPaise } from '@doorstep/contract/money';
import { namesIn } from '@doorstep/contract/names';
import { Avatar } from '@doorstep/ui/base/avatar';
import { Button } from '@doorstep/ui/base/button';
import { Card } from '@doorstep/ui/base/card';
import { Icon, type IconProps } from '@doorstep/ui/base/icon';
import { Link } from '@doorstep/ui/base/link';
import { formatPaise } from '@doorstep/ui/base/price';
import { Notice } from '@doorstep/ui/base/notice';
import { Skeleton } from '@doorstep/ui/base/skeleton';
import { EmergencyCard } from '@doorstep/ui/consultation/emergency-card';
import { OutOfHours } from '@doorstep/ui/consultation/out-of-hours';
import { indian } from '@doorstep/ui/messages/indian';
import { useLang } from '@doorstep/ui/messages/provider';
import { Suspense, type ReactNode } from 'react';
import { usePageMessages } from '../../messages/messages.ts';
import { emergencyNumbers } from '../availability.ts';
import { consultationMessages } from '../messages.en.ts';
import { answeredPart } from './answered-part.ts';
import { closedPart } from './closed-part.ts';
import { signsPart } from './signs-part.ts';

export interface ChatViewProps {
  detail: ConsultationDetail;
  /** What is asked of the patient in place of the chat. */
  asked: 'signs' | 'emergency' | undefined;
  busy: boolean;
  problem: string | undefined;
  onAnswer: (yes: readonly DangerSign[]) => void;
  /** The first yes: whom to call is shown at once. */
  onDanger: (yes: readonly DangerSign[]) => void;
  /** Going on after the emergency numbers also gives consent. */
  needsConsent: boolean;
  onGoOn: () => void;
  onChangeSigns: () => void;
  /** Ends the consultation; undefined while its patient cannot. */
  onEnd?: (() => void) | undefined;
  /** Chat is closed at this hour. */
  isOutOfHours: boolean;
  /** Of a video consultation that is open: it takes the wide side, and the chat stands beside it. */
  room?: ReactNode;
  /** The chat. */
  children: ReactNode;
}

const grid = 'grid grid-cols-1 gap-4 lg:grid-rows-[auto_auto_1fr] lg:items-start',
  withRoom = `${grid} lg:grid-cols-[minmax(0,1fr)_22rem]`,
  withoutRoom = `${grid} lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]`;
/** A chat between its patient and its doctor: who answers, what was answered on danger signs, the messages, whom to call. */
export function ChatView({
  detail,
  asked,
  busy,
  problem,
  onAnswer,
  onDanger,
  needsConsent,
  onGoOn,
  onChangeSigns,
  onEnd,
  isOutOfHours,
  room,
  children,
}: ChatViewProps) {
  const messages = usePageMessages('consultation', consultationMessages);
  const lang = useLang();
  const { doctor, side, danger_signs: signs } = detail;
  const isPatient = side === 'patient',
    plain = isPatient ? namesIn(lang, doctor).name : detail.patient.name,
    name = isPatient ? messages.doctor(plain) : plain,
    isOpen = detail.status === 'open',
    time = (at: string) => messages.time(indian(at)[4]);
  // The narrow side.
  const beside = room ? 'lg:col-start-2' : 'lg:col-start-1';
  const facts: Array<readonly [icon: IconProps['name'], fact: string]> = [
    ['icon-clock', messages.openUntil(time(detail.availability.chat.to))],
    ['icon-message-circle', messages.fees(formatPaise(toPaise(doctor.consultation_fee)))],
  ];
  if (signs) facts.push(['icon-check', messages.agreed(time(signs.at))]);
  return (
    <div className={room ? withRoom : withoutRoom}>
      <Card className={`flex flex-col gap-3 ${beside}`}>
        <div className="flex items-center gap-4">
          <Avatar name={plain} image={isPatient ? doctor.profile_image : null} />
          <div className="flex min-w-0 flex-1 flex-col wrap-anywhere">
            <h1 tabIndex={-1} className="text-lead">
              {detail.type === 'chat' ? messages.chatWith(name) : messages.videoWith(name)}
            </h1>
            {isPatient && (
              <>
                <p className="text-meta">
                  {namesIn(lang, { name: doctor.specialty, name_hi: doctor.specialty_hi }).name}
                </p>
                <p className="text-meta text-content-muted">
                  {messages.registration(doctor.registration_no)}
                </p>
              </>
            )}
          </div>
          {isPatient && (
            <Link href="#emergency" aria-label={messages.emergencyLink} className="lg:hidden">
              <Icon name="icon-siren" className="text-title text-danger-text" />
            </Link>
          )}
        </div>
        {isPatient && isOpen && detail.type === 'chat' && (
          <ul className="flex flex-col gap-1">
            {facts.map(([icon, fact]) => (
              <li key={icon} className="flex items-center gap-2">
                <Icon name={icon} className="text-content-muted" />
                <span className="min-w-0 wrap-anywhere">{fact}</span>
              </li>
            ))}
          </ul>
        )}
        {onEnd && (
          <Button tone="plain" size="tight" className="self-start" onClick={onEnd}>
            <Icon name="icon-circle-x" />
            <span>{messages.end}</span>
          </Button>
        )}
      </Card>
      {signs && asked === undefined && (
        <Suspense fallback={<Skeleton shape="card" className={`h-32 ${beside}`} />}>
          <answeredPart.Part
            yes={signs.yes}
            at={signs.at}
            size="full"
            onEdit={isPatient && isOpen ? onChangeSigns : undefined}
            className={beside}
          />
        </Suspense>
      )}
      {room && <div className="lg:col-start-1 lg:row-span-3 lg:row-start-1">{room}</div>}
      <div
        className={
          room
            ? 'flex flex-col gap-4 lg:col-start-2'
            : 'flex flex-col gap-4 lg:col-start-2 lg:row-span-3 lg:row-start-1'
        }
      >
        {!isOpen && (
          <Suspense fallback={<Skeleton shape="card" className="h-32" />}>
            <closedPart.Part detail={detail} />
          </Suspense>
        )}
        {isOpen && isOutOfHours && (
          <OutOfHours kind="chat" hours={detail.availability.chat} numbers={emergencyNumbers} />
        )}
        {asked === 'signs' && (
          <Suspense fallback={<Skeleton shape="card" className="h-80" />}>
            <signsPart.Part
              yes={signs?.yes}
              busy={busy}
              problem={problem}
              onAnswer={onAnswer}
              onDanger={onDanger}
            />
          </Suspense>
        )}
        {asked === 'emergency' && (
          <>
            <EmergencyCard numbers={emergencyNumbers} onGoOn={onGoOn} onChangeSigns={onChangeSigns}>
              {needsConsent && <p className="text-meta">{messages.consent}</p>}
            </EmergencyCard>
            {problem !== undefined && <Notice tone="danger">{problem}</Notice>}
          </>
        )}
        {asked === undefined && children}
      </div>
      {isPatient && asked !== 'emergency' && !(isOpen && isOutOfHours) && (
        <EmergencyCard id="emergency" numbers={emergencyNumbers} tone="quiet" className={beside} />
      )}
    </div>
  );
}
