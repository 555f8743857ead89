import type { StaffMedicine } from '@doorstep/contract/catalogue.schema';
import { Breadcrumb } from '@doorstep/ui/base/breadcrumb';
import { Button } from '@doorstep/ui/base/button';
import { Card } from '@doorstep/ui/base/card';
import { EmptyState } from '@doorstep/ui/base/empty-state';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { Notice } from '@doorstep/ui/base/notice';
import { PageHeader } from '@doorstep/ui/base/page-header';
import { Picture } from '@doorstep/ui/base/picture';
import { DataTableSkeleton } from '@doorstep/ui/staff/data-table';
import { MedicineForm, type MedicineFormProps } from '@doorstep/ui/staff/medicine-form';
import type { ReactNode } from 'react';
import type { Resource } from '../../app/resource.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { catalogueMessages } from '../catalogue/messages.en.ts';
import { medicineHref } from '../catalogue/state.ts';
import { LoadFailed } from '../list-states.tsx';
import { staffMessages } from '../messages.en.ts';

export interface MedicineSheetProps {
  /** Undefined: a new one. */
  medicine: StaffMedicine | undefined;
  form: MedicineFormProps;
  /** It is being archived or put back. */
  moving: boolean;
  onArchive: (archived: boolean) => void;
}
const SIDE = 160;

/** What is kept of one medicine, to be changed. */
export function MedicineSheet({ medicine, form, moving, onArchive }: MedicineSheetProps) {
  const messages = usePageMessages('catalogue', catalogueMessages);
  return (
    <>
      {medicine?.archived && (
        <Notice tone="warning" title={messages.archivedNotice}>
          {messages.archivedText}
        </Notice>
      )}
      <Card>
        <MedicineForm id="medicine" medicine={medicine?.name} {...form} />
      </Card>
      {medicine && (
        <Card className="flex flex-wrap items-center gap-4">
          <Picture
            src={medicine.image}
            alt={messages.picture(medicine.name)}
            width={SIDE}
            height={SIDE}
            shape="card"
            fallback="icon-pill"
          />
          <div className="flex min-w-0 flex-1 flex-col gap-3">
            <p className="text-meta text-content-muted">{messages.pictureText}</p>
            <div className="flex flex-wrap gap-3">
              {!medicine.archived && (
                <LinkButton href={`/medicines/${medicine.id}`} tone="plain">
                  {messages.inShop}
                </LinkButton>
              )}
              <Button tone="plain" busy={moving} onClick={() => onArchive(!medicine.archived)}>
                {medicine.archived ? messages.unarchive : messages.archive}
              </Button>
            </div>
          </div>
        </Card>
      )}
    </>
  );
}

export interface MedicineViewProps {
  /** Undefined: a new one. */
  medicine: Resource<{ data: StaffMedicine }> | undefined;
  /** What is shown of it once it is there. */
  children: ReactNode;
}
export function MedicineView({ medicine, children }: MedicineViewProps) {
  const messages = usePageMessages('catalogue', catalogueMessages),
    { catalogue } = usePageMessages('staff', staffMessages);
  if (medicine?.state === 'error' && medicine.problem === 'not-found')
    return (
      <EmptyState headingLevel={1} title={messages.notFound} text={messages.notFoundText}>
        <LinkButton href="/admin/catalogue">{messages.toList}</LinkButton>
      </EmptyState>
    );
  const one = medicine?.state === 'ready' ? medicine.data.data : undefined;
  const title = medicine ? (one?.name ?? catalogue) : messages.newTitle;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-1">
        <Breadcrumb
          items={[
            { href: '/admin/catalogue', label: catalogue },
            { href: medicineHref(one?.id ?? 'new'), label: title },
          ]}
        />
        <PageHeader title={title} subtitle={one?.code} />
      </div>
      {medicine?.state === 'loading' && <DataTableSkeleton />}
      {medicine?.state === 'error' && <LoadFailed title={messages.failed} failed={medicine} />}
      {children}
    </div>
  );
}
