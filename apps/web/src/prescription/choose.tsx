import { PrescriptionField, type PrescriptionFieldProps } from '@doorstep/ui/prescription/prescription-field';
import { PrescriptionPicker } from '@doorstep/ui/prescription/prescription-picker';
import type { Earlier } from './data.ts';
import { Thumb } from './thumb.tsx';
import type { Kept } from './upload.ts';

export interface ChoosePrescriptionProps {
  /** The field's id. */
  id: string;
  earlier: readonly Earlier[];
  kept: Kept;
  upload: Pick<
    PrescriptionFieldProps,
    | 'state'
    | 'fileName'
    | 'fileBytes'
    | 'previewUrl'
    | 'progress'
    | 'error'
    | 'onFileSelect'
    | 'onRemove'
    | 'onRetry'
  > & { fresh: boolean; /** Nothing of what was chosen here stays. */ onReset: () => void };
  needed: boolean;
  error?: string | undefined;
  onChoose: (chosen: Kept) => void;
}
/** One that was sent before, or a new one; who has sent none sees the field alone. */
export function ChoosePrescription({
  id,
  earlier,
  kept,
  upload: { fresh, onReset, ...upload },
  needed,
  error,
  onChoose,
}: ChoosePrescriptionProps) {
  // Named one by one: the hook gives more than the field takes.
  const { state, fileName, fileBytes, previewUrl, progress, onFileSelect, onRemove, onRetry } = upload;
  const others = fresh ? earlier.filter((one) => one.id !== kept?.id) : earlier;
  const chosen = others.find((one) => one.id === kept?.id)?.id ?? null;
  return (
    <div className="flex flex-col gap-4">
      {others.length > 0 && (
        <PrescriptionPicker
          id={`${id}-earlier`}
          earlier={others.map((one) => ({
            id: one.id,
            uploadedAt: one.uploadedAt,
            status: one.status,
            validUntil: one.validUntil,
            approvedFor: one.approvedFor,
            picture: <Thumb image={one.image} type={one.type} />,
          }))}
          value={chosen}
          onValueChange={(picked, title) => {
            onReset();
            onChoose(picked === null ? null : { id: picked, name: title, bytes: 0 });
          }}
        />
      )}
      {chosen === null && (
        <PrescriptionField
          {...{ state, fileName, fileBytes, previewUrl, progress, onFileSelect, onRemove, onRetry }}
          id={id}
          needed={needed}
          error={upload.error ?? error}
        />
      )}
    </div>
  );
}
