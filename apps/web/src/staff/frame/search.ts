import { STAFF_SEARCH_MIN } from '@doorstep/contract/staff';
import type { StaffHit } from '@doorstep/contract/staff.schema';
import { indian } from '@doorstep/ui/messages/indian';
import type { Suggestion } from '@doorstep/ui/base/search-box';
import { useEffect, useState } from 'react';
import { useAnyPageMessages, usePageMessages } from '../../messages/messages.ts';
import type { StaffRole } from '@doorstep/contract/account';
import { useStaffHits } from '../desk-data.ts';
import { deskMessages } from '../desk-messages.en.ts';
import { useStaffFound } from '../tab.ts';

const PAUSE_MS = 250;

/** What fits the text, once the hand rests, with where each is opened. */
export function useStaffSearch(text: string, role: StaffRole | undefined) {
  const messages = usePageMessages('desk', deskMessages);
  const labels = useAnyPageMessages();
  const types = useStaffFound();
  const wanted = text.trim();
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(wanted), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const isLong = (typed: string) => [...typed].length >= STAFF_SEARCH_MIN;
  const asked = role !== undefined && isLong(settled) && isLong(wanted);
  const { data, loading, failed } = useStaffHits(asked ? settled : null);
  // What nobody here knows how to open is not offered.
  const known = types.flatMap((of) =>
    asked && role && data
      ? data.data
          .filter(({ type }) => type === of.type)
          .map((hit) => ({ hit, group: of.label(labels), href: of.href(hit, role) }))
      : [],
  );
  const dayOf = (at: string) => {
    const [weekday, day, month, year] = indian(at);
    return messages.day(weekday, day, month, year);
  };
  const idOf = ({ type, id }: StaffHit) => `${type} ${id}`;
  return {
    suggestions: known.map(({ hit, group }): Suggestion => ({
      id: idOf(hit),
      label: hit.title,
      description: [hit.detail, hit.at && dayOf(hit.at)].filter(Boolean).join(' · '),
      group,
    })),
    hrefOf: (id: string) => known.find(({ hit }) => idOf(hit) === id)?.href,
    loading: asked && loading,
    nothing: asked && !loading ? (failed ? messages.searchFailed : messages.nothingFound) : undefined,
  };
}
