import { useState } from 'react';
import { useBookings } from '../data.ts';
import { BookingsPage, SectionView } from './view.tsx';

/** One page of them; each further one asks for itself. */
function Page({ page, onMore }: { page: number; onMore: (() => void) | undefined }) {
  return <BookingsPage bookings={useBookings(page)} page={page} onMore={onMore} />;
}
/** Visits and appointments in one list, the next ones first. */
export default function BookingsSection() {
  const [pages, setPages] = useState(1);
  return (
    <SectionView>
      {Array.from({ length: pages }, (_, index) => (
        <Page
          key={index}
          page={index + 1}
          onMore={index + 1 === pages ? () => setPages(pages + 1) : undefined}
        />
      ))}
    </SectionView>
  );
}
