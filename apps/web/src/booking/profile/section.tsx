import { useState } from 'react';
import { useBookings } from '../data.ts';
import { usePaper, type PaperActs } from '../paper.tsx';
import { BookingsPage, SectionView } from './view.tsx';

/** One page of them; each further one asks for itself. */
function Page({ page, paper, onMore }: { page: number; paper: PaperActs; onMore: (() => void) | undefined }) {
  return <BookingsPage bookings={useBookings(page)} page={page} paper={paper} onMore={onMore} />;
}
/** Visits and appointments in one list, the next ones first. */
export default function BookingsSection() {
  const [pages, setPages] = useState(1);
  const paper = usePaper();
  return (
    <SectionView>
      {Array.from({ length: pages }, (_, index) => (
        <Page
          key={index}
          page={index + 1}
          paper={paper}
          onMore={index + 1 === pages ? () => setPages(pages + 1) : undefined}
        />
      ))}
    </SectionView>
  );
}
