import { cn } from '../../cn.ts';
import { DialogFrame, type DialogFrameProps } from '../dialog/dialog.tsx';

export type BottomSheetProps = DialogFrameProps;

/** A dialog at the thumb: docked to the lower edge on phones, in the middle of wider windows. */
export function BottomSheet({ className, ...props }: BottomSheetProps) {
  return (
    <DialogFrame
      data-slot="bottom-sheet"
      {...props}
      className={cn(
        `inset-x-0 bottom-0 max-h-[85dvh] rounded-t-card border-b-0 starting:translate-y-full md:inset-4 md:m-auto md:h-fit md:max-w-dialog md:rounded-card md:border-b md:starting:translate-y-2
        before:mx-auto before:mt-2 before:block before:h-1 before:w-10 before:rounded-full before:bg-line-strong md:before:hidden`,
        className,
      )}
    />
  );
}
