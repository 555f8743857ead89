'use client';
import { BottomSheet, type BottomSheetProps } from '../../base/bottom-sheet/bottom-sheet.tsx';
import { useMessages } from '../../messages/provider.ts';
import { DisplaySettings, type DisplaySettingsProps } from '../display-settings/display-settings.tsx';
import { footerMessages } from '../footer-messages.en.ts';

export interface DisplaySheetProps extends Pick<BottomSheetProps, 'open' | 'onOpenChange' | 'className'> {
  /** What the settings need. */
  settings: Omit<DisplaySettingsProps, 'className'>;
}

/** The display settings at the thumb, on whichever page. */
export function DisplaySheet({ settings, ...props }: DisplaySheetProps) {
  return (
    <BottomSheet
      data-slot="display-sheet"
      {...props}
      title={useMessages('footer', footerMessages).comfortShort}
    >
      <DisplaySettings {...settings} />
    </BottomSheet>
  );
}
