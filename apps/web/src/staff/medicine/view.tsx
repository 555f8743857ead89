import type { StaffMedicine } from '@doorstep/contract/catalogue.schema';
import { Breadcrumb } from '@doorstep/ui/base/breadcrumb';
import { Button } from '@doorstep/ui/base/button';
import { Card } from '@doorstep/ui/base/card';
import { EmptyState } from '@doorstep/ui/base/empty-state';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { Notice } from '@doorstep/ui/base/notice';
import { PageHeader } from '@doorstep/ui/base/page-header';
import { DataTableSkeleton } from '@doorstep/ui/staff/data-table';
import { MedicineForm, type MedicineFormProps } from '@doorstep/ui/staff/medicine-form';
import type { ReactNode } from 'react';
import type { Resource } from '../../app/resource.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { catalogueMessages } from '../catalogue/messages.en.ts';
import { medicineHref } from '../catalogue/state.ts';
import { LoadFailed } from '../list-states.tsx';
import { staffFrameMessages } from '../frame-messages.en.ts';

export interface MedicineSheetProps {
  /** Undefined: a new one. */
  medicine: StaffMedicine | undefined;
  form: MedicineFormProps;
  /** Undefined for a new one. */
  picture: ReactNode;
  /** It is being archived or put back. */
  moving: boolean;
  onArchive: (archived: boolean) => void;
}

/** What is kept of one medicine, to be changed. */
export function MedicineSheet({ medicine, form, picture, moving, onArchive }: MedicineSheetProps) {
  const messages = usePageMessages('catalogue', catalogueMessages);
  return (
    <>
      {medicine?.archived && (
        <Notice tone="warning" title={messages.archivedNotice}>
          {messages.archivedText}
        </Notice>
      )}
      <Card>
        <MedicineForm
          id="medicine"
          medicine={medicine?.name}
          least={
            medicine?.least && {
              schedule: medicine.least.schedule,
              prescriptionRequired: medicine.least.prescription_required,
              refused: medicine.least.refused,
              substance: medicine.least.substance,
            }
          }
          {...form}
        />
      </Card>
      {medicine && (
        <>
          <Card>{picture}</Card>
          <Card className="flex flex-wrap gap-3">
            {!medicine.archived && (
              <LinkButton href={`/medicines/${medicine.id}`} tone="plain">
                {messages.inShop}
              </LinkButton>
            )}
            <Button tone="plain" busy={moving} onClick={() => onArchive(!medicine.archived)}>
              {medicine.archived ? messages.unarchive : messages.archive}
            </Button>
          </Card>
        </>
      )}
      {!medicine && <p className="text-content-muted">{messages.pictureLater}</p>}
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
    { catalogue } = usePageMessages('staffFrame', staffFrameMessages).sections;
  if (medicine?.state === 'error' && medicine.problem === 'not-found')
    return (
      <EmptyState headingLevel={1} title={messages.notFound} description={messages.notFoundText}>
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
        <PageHeader title={title} description={one?.code} />
      </div>
      {medicine?.state === 'loading' && <DataTableSkeleton />}
      {medicine?.state === 'error' && <LoadFailed title={messages.failed} failed={medicine} />}
      {children}
    </div>
  );
}
