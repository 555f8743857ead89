import { brand } from '@doorstep/contract/brand';
import { imprint } from '@doorstep/contract/imprint';
import { toPaise } from '@doorstep/contract/money';
import type { SearchAnswer, SearchHit } from '@doorstep/contract/search.schema';
import { EmptyState } from '@doorstep/ui/base/empty-state';
import { Link } from '@doorstep/ui/base/link';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { EmergencyCard } from '@doorstep/ui/consultation/emergency-card';
import { useLang } from '@doorstep/ui/messages/provider';
import { ResultList, type Result } from '@doorstep/ui/search/result-list';
import { hrefOf } from '../../app/paging.ts';
import { MatchedGrid, type MedicineActions } from '../../medicine/public.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { searchMessages } from './messages.en.ts';

interface FoundProps {
  q: string;
  found: SearchAnswer['data'];
  actions: MedicineActions;
}
const isEmpty = ({ danger, page, medicines, tests, packages, services, doctors }: FoundProps['found']) =>
  !danger && !page && [medicines, tests, packages, services, doctors].every(({ length }) => length === 0);

/** What the shop has for the words, and a way on where it has nothing. */
export function Found({ q, found, actions }: FoundProps) {
  const messages = usePageMessages('search', searchMessages);
  const hindi = useLang() === 'hi-IN';
  const { topic, danger, corrected, medicines, medicines_total, tests, packages, services, doctors, page } =
    found;
  if (isEmpty(found)) return <Nothing q={q} close={found.close} />;
  const rows = (hits: readonly SearchHit[], hrefFor: (id: number) => string): Result[] =>
    hits.map((one) => ({
      href: hrefFor(one.id),
      title: hindi ? one.title_hi : one.title,
      description: hindi ? one.detail_hi : one.detail,
      pricePaise: toPaise(one.price),
      fullPricePaise: one.full_price === null ? undefined : toPaise(one.full_price),
    }));
  const isComplaint = topic?.kind === 'complaint' || topic?.kind === 'body';
  return (
    <div className="flex flex-col gap-8">
      {corrected && medicines.length === 0 && (
        <p role="status" className="font-medium">
          {messages.corrected(corrected)}
        </p>
      )}
      {danger && <EmergencyCard numbers={imprint.emergency} />}
      {page && (
        <LinkButton href={page} className="self-start">
          {messages.page}
        </LinkButton>
      )}
      {medicines.length > 0 && (
        <section aria-labelledby="found-medicines" className="flex flex-col gap-3">
          <h2 id="found-medicines" className="text-title">
            {messages.medicines}
          </h2>
          {isComplaint && <p className="text-content-muted">{messages.free}</p>}
          <MatchedGrid medicines={medicines} search={q} actions={actions} headingLevel={3} />
          {medicines_total > medicines.length && (
            <LinkButton
              href={hrefOf('/medicines', { search: corrected ?? q })}
              tone="plain"
              className="self-start"
            >
              {messages.allMedicines(corrected ?? q)}
            </LinkButton>
          )}
        </section>
      )}
      <ResultList
        title={messages.tests}
        icon="icon-flask-conical"
        items={[
          ...rows(tests, (id) => `/medical-tests/${id}`),
          ...rows(packages, (id) => `/medical-tests/packages?package=${id}`),
        ]}
      >
        <LinkButton href="/medical-tests" tone="plain" className="self-start">
          {messages.allTests}
        </LinkButton>
      </ResultList>
      <ResultList
        title={messages.services}
        icon="icon-house"
        items={rows(services, (id) => `/paramedical/${id}`)}
      >
        <LinkButton href="/paramedical" tone="plain" className="self-start">
          {messages.allServices}
        </LinkButton>
      </ResultList>
      <ResultList
        title={messages.doctors}
        icon="icon-stethoscope"
        items={danger ? [] : rows(doctors, (id) => `/doctor/${id}`)}
      >
        <LinkButton href="/doctor-list" tone="plain" className="self-start">
          {messages.allDoctors}
        </LinkButton>
      </ResultList>
      {/* In danger a chat is too slow. */}
      {topic && topic.kind !== 'shop' && !danger && (
        <section aria-labelledby="ask-doctor" className="flex flex-col gap-2">
          <h2 id="ask-doctor" className="text-title">
            {messages.ask}
          </h2>
          <p>{messages.askText}</p>
          <LinkButton href="/online-consultation" tone="plain" className="self-start">
            {messages.ask}
          </LinkButton>
        </section>
      )}
    </div>
  );
}

function Nothing({ q, close }: { q: string; close: readonly string[] }) {
  const messages = usePageMessages('search', searchMessages);
  return (
    <div className="flex flex-col gap-4">
      <EmptyState title={messages.none(q)} description={messages.noneText}>
        <LinkButton href="/prescriptions/upload">{messages.prescription}</LinkButton>
        <LinkButton href={`tel:${brand.phone}`} tone="plain">
          {messages.call(brand.phoneShown)}
        </LinkButton>
      </EmptyState>
      {close.length > 0 && (
        <nav aria-labelledby="close" className="flex flex-col items-center gap-2">
          <h2 id="close" className="text-lead">
            {messages.meant}
          </h2>
          <ul className="flex flex-wrap justify-center gap-3">
            {close.map((search) => (
              <li key={search}>
                <Link
                  href={hrefOf('/search', { q: search })}
                  className="inline-flex min-h-target items-center font-medium text-accent-text underline underline-offset-4"
                >
                  {search}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
