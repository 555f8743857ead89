import { imprint } from '@doorstep/contract/imprint';
import type { MedicineList } from '@doorstep/contract/medicine.schema';
import { Link } from '@doorstep/ui/base/link';
import { EmergencyCard } from '@doorstep/ui/consultation/emergency-card';
import { useLang } from '@doorstep/ui/messages/provider';
import { hrefOf } from '../../app/paging.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { medicineEmptyMessages } from './messages.en.ts';

export interface TopicProps {
  topic: NonNullable<MedicineList['topic']>;
  /** What was typed. */
  search: string;
  /** Medicines stand below. */
  found: boolean;
}
/** What the words were understood as, and whom to call first where they speak of an emergency. */
export default function Topic({ topic, search, found }: TopicProps) {
  const messages = usePageMessages('medicineEmpty', medicineEmptyMessages);
  const title = useLang() === 'hi-IN' ? topic.title_hi : topic.title;
  return (
    <>
      {topic.danger && <EmergencyCard numbers={imprint.emergency} />}
      {found && (
        <div className="flex flex-col">
          <p role="status" className="font-medium">
            {messages.showing(title)}
          </p>
          <p className="text-content-muted">{messages.leaflet}</p>
        </div>
      )}
      {!topic.danger && (
        <Link
          href={hrefOf('/search', { q: search })}
          className="inline-flex min-h-target items-center self-start font-medium text-accent-text underline underline-offset-4"
        >
          {messages.more(title)}
        </Link>
      )}
    </>
  );
}
