import { ClaimNotice } from '@doorstep/ui/prescription/claim-notice';

export default function Example() {
  return <ClaimNotice by="Nisha Toppo" since="2026-11-24T11:02:00+05:30" onTakeOver={() => {}} />;
}
