'use client';
import { cn } from '../../cn.ts';
import { Icon } from '../../base/icon/icon.tsx';
import { Link } from '../../base/link/link.tsx';
import { groupMobile } from '../../base/mobile-field/mobile-field.tsx';
import { useMessages } from '../../messages/provider.ts';
import { visitBoardMessages } from '../visit-board-messages.en.ts';

export interface PlaceLinksProps {
  /** Name of the patient. */
  name: string;
  /** Ten digits. */
  mobile: string;
  /** Address in one line. */
  address: string;
  /** Address of the place on a map. */
  mapHref: string;
  /** Kilometres from the shop; null where the place is unknown. */
  distanceKm: number | null;
}
const linkClasses =
  'inline-flex min-h-target items-center gap-2 rounded-small text-accent-text underline underline-offset-4';

/** Address of a patient, with links to call and to a map. */
export function PlaceLinks({ name, mobile, address, mapHref, distanceKm }: PlaceLinksProps) {
  const messages = useMessages('visitBoard', visitBoardMessages);
  return (
    <div className="wrap-anywhere">
      <p>
        <span>{address}</span>
        {distanceKm !== null && (
          <span className="whitespace-nowrap text-content-muted">{` · ${messages.km(distanceKm)}`}</span>
        )}
      </p>
      <p className="flex flex-wrap gap-x-5">
        <Link
          href={`tel:+91${mobile}`}
          aria-label={messages.call(name, groupMobile(mobile))}
          className={cn(linkClasses, 'tabular-nums')}
        >
          <Icon name="icon-phone" />
          <span translate="no">{groupMobile(mobile)}</span>
        </Link>
        <Link
          href={mapHref}
          target="_blank"
          rel="noreferrer"
          aria-label={messages.mapOf(address)}
          className={linkClasses}
        >
          <Icon name="icon-map-pin" />
          <span>{messages.map}</span>
        </Link>
      </p>
    </div>
  );
}
