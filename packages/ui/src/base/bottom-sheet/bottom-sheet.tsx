import { cn } from '../../cn.ts';
import { DialogFrame, type DialogFrameProps } from '../dialog/dialog.tsx';

export type BottomSheetProps = Omit<DialogFrameProps, 'handle'>;

/** A dialog at the thumb: docked to the lower edge on phones, in the middle of wider windows. */
export function BottomSheet({ className, ...props }: BottomSheetProps) {
  return (
    <DialogFrame
      data-slot="bottom-sheet"
      {...props}
      handle
      className={cn(
        'inset-x-0 bottom-0 max-h-[85dvh] rounded-t-card border-b-0 max-md:data-[state=open]:animate-slide max-md:top-auto max-md:max-w-none md:inset-4 md:m-auto md:h-fit md:max-w-dialog md:rounded-card md:border-b md:data-[state=open]:animate-rise',
        className,
      )}
    />
  );
}
