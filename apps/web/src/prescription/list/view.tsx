import type { Prescription, Prescriptions } from '@doorstep/contract/prescription.schema';
import { EmptyState } from '@doorstep/ui/base/empty-state';
import { ErrorState } from '@doorstep/ui/base/error-state';
import { Icon } from '@doorstep/ui/base/icon';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { Notice } from '@doorstep/ui/base/notice';
import { Pagination } from '@doorstep/ui/base/pagination';
import { PageHeader } from '@doorstep/ui/base/page-header';
import {
  PrescriptionCardSkeleton,
  type PrescriptionCardProps,
} from '@doorstep/ui/prescription/prescription-card';
import type { Lang } from '@doorstep/ui/messages/messages';
import { useLang } from '@doorstep/ui/messages/provider';
import type { ComponentType } from 'react';
import { hrefOf, pagesOf } from '../../app/paging.ts';
import type { Resource } from '../../app/resource.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { NextSteps } from '../next-steps.tsx';
import { prescriptionMessages } from '../messages.en.ts';

/** What a card says of what was last done with it. */
export type PrescriptionNote = { id: string } & ({ problem: string } | { href: string });
export interface PrescriptionsViewProps {
  prescriptions: Resource<Pick<Prescriptions, 'data' | 'pagination'>>;
  /** Of the list, from 1. */
  page: number;
  today: string;
  /** The one whose file is being opened. */
  opening: string | undefined;
  note: PrescriptionNote | undefined;
  /** Draws a card with its picture, which is fetched with the token once the card is near. */
  Card: ComponentType<PrescriptionCardProps & { path: string }>;
  onOpen: (one: Prescription) => void;
  /** Undefined where only somebody else may. */
  onDelete: ((one: Prescription) => void) | undefined;
}
const UPLOAD = '/prescriptions/upload';

/** Once a pharmacist has answered for a cart, its state is what counts, until an order waits on the prescription. */
const standingOf = ({ status, cart, in_use }: Prescription) =>
  status === 'pending' && !in_use && cart && cart !== 'sent' ? null : status;

const writtenOf = ({ by_doctor }: Prescription, lang: Lang): PrescriptionCardProps['written'] =>
  by_doctor && {
    doctor: by_doctor.doctor_name ?? '',
    registrationNo: by_doctor.registration_no ?? '',
    advice: by_doctor.advice,
    typed: by_doctor.typed.map(({ name, dose, days }, id) => ({ id, name, dose, days })),
    lines: by_doctor.lines.map(
      ({ medicine_id: id, name, composition, composition_hi, dose, days, quantity, left }) => ({
        id,
        name,
        composition: (lang === 'hi-IN' && composition_hi) || composition,
        dose,
        days,
        quantity,
        left,
      }),
    ),
  };
/** Valid, with packs of the catalogue that no order has; medicines that the doctor typed cannot be ordered. */
const isToOrder = ({ by_doctor, valid_until }: Prescription, today: string): boolean =>
  by_doctor !== undefined &&
  by_doctor.lines.some(({ left }) => left > 0) &&
  (valid_until === null || valid_until >= today);

export function PrescriptionsView({
  prescriptions,
  page,
  today,
  opening,
  note,
  Card,
  onOpen,
  onDelete,
}: PrescriptionsViewProps) {
  const messages = usePageMessages('prescription', prescriptionMessages);
  const lang = useLang();
  const empty = prescriptions.state === 'ready' && prescriptions.data.pagination.total === 0;
  return (
    <div className="flex flex-1 flex-col gap-6">
      <PageHeader
        title={messages.title}
        description={messages.subtitle}
        actions={
          !empty && (
            <LinkButton href={UPLOAD}>
              <Icon name="icon-upload" />
              <span>{messages.uploadNew}</span>
            </LinkButton>
          )
        }
      />
      {prescriptions.state === 'loading' && (
        <div aria-busy className="grid gap-4 xs:grid-cols-2 md:grid-cols-3">
          <p role="status" className="sr-only">
            {messages.loading}
          </p>
          {[1, 2, 3, 4, 5, 6].map((key) => (
            <PrescriptionCardSkeleton key={key} />
          ))}
        </div>
      )}
      {prescriptions.state === 'error' && (
        <ErrorState
          title={messages.loadFailed}
          offline={prescriptions.problem === 'offline'}
          onRetry={prescriptions.retry}
        />
      )}
      {empty && (
        <EmptyState title={messages.none} description={messages.noneText}>
          <LinkButton href={UPLOAD}>
            <Icon name="icon-upload" />
            <span>{messages.uploadNew}</span>
          </LinkButton>
        </EmptyState>
      )}
      {prescriptions.state === 'ready' && !empty && (
        <div className="grid gap-4 xs:grid-cols-2 md:grid-cols-3">
          {prescriptions.data.data.map((one) => (
            <Card
              key={one.id}
              id={`prescription-${one.id}`}
              path={one.image}
              kind={one.type}
              written={writtenOf(one, lang)}
              uploadedAt={one.uploaded_at}
              status={standingOf(one)}
              note={one.note}
              validUntil={one.valid_until}
              today={today}
              inUse={one.in_use}
              openBusy={opening === one.id}
              onOpen={() => onOpen(one)}
              onDelete={onDelete && (() => onDelete(one))}
            >
              {isToOrder(one, today) && (
                <LinkButton href={`/order-step-1?proposal=${one.id}`}>
                  <Icon name="icon-shopping-cart" />
                  <span>{messages.addToCart}</span>
                </LinkButton>
              )}
              {one.status !== 'rejected' && !one.by_doctor && (
                <LinkButton
                  href={`/order-step-1?proposal=${one.id}`}
                  tone={one.cart === 'proposed' || one.cart === 'asked' ? 'accent' : 'plain'}
                >
                  {one.cart ? messages.carts[one.cart] : messages.makeCart}
                </LinkButton>
              )}
              {note?.id === one.id &&
                ('problem' in note ? (
                  <Notice tone="danger">{note.problem}</Notice>
                ) : (
                  <Notice tone="info" title={messages.blocked}>
                    <a
                      href={note.href}
                      target="_blank"
                      rel="noreferrer"
                      className="underline underline-offset-4"
                    >
                      {messages.openHere}
                    </a>
                  </Notice>
                ))}
            </Card>
          ))}
        </div>
      )}
      {prescriptions.state === 'ready' && (
        <Pagination
          page={page}
          pages={pagesOf(prescriptions.data.pagination)}
          hrefFor={(one) => hrefOf('/prescriptions', { page: one })}
        />
      )}
      {prescriptions.state !== 'error' && <NextSteps />}
    </div>
  );
}
