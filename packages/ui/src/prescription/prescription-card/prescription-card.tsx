'use client';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { Badge } from '../../base/badge/badge.tsx';
import { Button } from '../../base/button/button.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import { IconButton } from '../../base/icon-button/icon-button.tsx';
import { Picture } from '../../base/picture/picture.tsx';
import { Skeleton, SkeletonText } from '../../base/skeleton/skeleton.tsx';
import { indian } from '../../messages/indian.ts';
import { useMessages } from '../../messages/provider.ts';
import { prescriptionMessages } from '../messages.en.ts';
import { DoctorPart, type DoctorsWords } from './doctor-part.tsx';

export type { DoctorsWords } from './doctor-part.tsx';

export interface PrescriptionCardProps extends ComponentProps<'article'> {
  /** An image, a PDF, or what a doctor of the shop wrote. */
  kind: 'image' | 'pdf' | 'doctor';
  /** Of one that a doctor of the shop wrote: stands in the place of its picture. */
  written?: DoctorsWords | undefined;
  /** The page fetches it with the token: a blob's. Without one a sign stands in its place, of the same size. */
  image?: string | undefined;
  /** ISO instant. */
  uploadedAt: string;
  /** Whether the pharmacist has looked at it; null where `children` say it, as of a cart that was made from it. */
  status: 'pending' | 'approved' | 'rejected' | null;
  /** What the pharmacist says: why not. */
  note?: string | null | undefined;
  /** Last day of an approval, 'YYYY-MM-DD'. */
  validUntil?: string | null | undefined;
  /** 'YYYY-MM-DD' in India: past its last day an approval says so. */
  today: string;
  /** An open order waits on it. */
  inUse?: boolean;
  /** The whole file is being fetched. */
  openBusy?: boolean;
  /** Shows it in full. */
  onOpen: () => void;
  /** Called when it is to be deleted; without it there is no such button. */
  onDelete?: (() => void) | undefined;
  /** A note about this one. */
  children?: ReactNode;
}

const looks = {
  pending: ['info', 'icon-clock'],
  approved: ['success', 'icon-circle-check'],
  rejected: ['danger', 'icon-circle-x'],
} as const;
const box = 'flex flex-col overflow-clip rounded-card border border-line bg-surface-raised';

/** One prescription of a person: what it looks like, when it came, what the pharmacist said. */
export function PrescriptionCard({
  kind,
  written,
  image,
  uploadedAt,
  status,
  note,
  validUntil,
  today,
  inUse = false,
  openBusy = false,
  onOpen,
  onDelete,
  children,
  className,
  ...props
}: PrescriptionCardProps) {
  const messages = useMessages('prescription', prescriptionMessages);
  const id = useId();
  const day = (at: string) => {
    const [weekday, date, month, year] = indian(at);
    return messages.day(weekday, date, month, year);
  };
  const uploaded = day(uploadedAt),
    [tone, icon] = looks[status ?? 'pending'];
  const expired = (status === 'approved' || Boolean(written)) && Boolean(validUntil && validUntil < today);
  return (
    <article
      data-slot="prescription-card"
      data-state={expired ? 'expired' : (status ?? undefined)}
      aria-labelledby={id}
      {...props}
      className={cn(box, className)}
    >
      {!written && (
        <Picture
          src={image}
          alt={image ? messages.picture(uploaded) : ''}
          width={640}
          height={640}
          fallback={kind === 'image' ? 'icon-image' : 'icon-file-text'}
          className="w-full"
        />
      )}
      <div className="flex grow flex-col gap-2 p-4">
        <h2 id={id} tabIndex={-1} className="text-lead wrap-anywhere">
          {(written ? messages.writtenOn : messages.uploadedOn)(uploaded)}
        </h2>
        {written && <DoctorPart {...written} />}
        {status && !written && (
          <Badge tone={tone} icon={icon}>
            {messages.statuses[status]}
          </Badge>
        )}
        {note && <p className="wrap-anywhere">{note}</p>}
        {(status === 'approved' || written) && validUntil && (
          <p className="text-meta text-content-muted">
            {(expired ? messages.expired : messages.validUntil)(day(validUntil))}
          </p>
        )}
        {inUse && <p className="text-meta text-content-muted">{messages.inUse}</p>}
        {children}
        <div className="mt-auto flex flex-wrap items-center gap-3 pt-2">
          <Button tone="plain" busy={openBusy} aria-describedby={id} onClick={onOpen} className="grow">
            {!openBusy && <Icon name={written ? 'icon-file-text' : 'icon-zoom-in'} />}
            <span>{written ? messages.openPdf : messages.viewFull}</span>
          </Button>
          {!inUse && onDelete && (
            <IconButton label={messages.remover(uploaded)} icon="icon-trash" onClick={onDelete} />
          )}
        </div>
      </div>
    </article>
  );
}

/** The place of a PrescriptionCard that is still loading. Silent: the list says 'Loading' once. */
export function PrescriptionCardSkeleton() {
  return (
    <div aria-hidden data-slot="prescription-card-skeleton" className={box}>
      <Skeleton shape="square" className="aspect-square w-full" />
      <div className="flex flex-col gap-2 p-4">
        <SkeletonText lines={2} />
        <Skeleton shape="control" className="h-control" />
      </div>
    </div>
  );
}
