import type { Address } from '@doorstep/contract/address.schema';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useActing } from '../../app/acting.tsx';
import { safeNext } from '../../app/next.ts';
import { loginHref, useSignedIn } from '../../app/session.ts';
import { useTitle } from '../../app/head.ts';
import { say } from '../../app/toasts.ts';
import { change } from '../../checkout/public.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { useAddressList } from '../data.ts';
import { useLazyPart } from '../../app/lazy-part.ts';
import { mapPart } from '../map-part.ts';
import { useRemoval } from '../remove.ts';
import { addressMessages } from '../messages.en.ts';
import { useMapForm } from './form.ts';
import { ManageView } from './view.tsx';

export default function ManageAddressesPage() {
  const messages = usePageMessages('address', addressMessages);
  useTitle(messages.management);
  const navigate = useNavigate();
  const signedIn = useSignedIn();
  const { pathname, search, state } = useLocation() as {
    pathname: string;
    search: string;
    state: { map?: boolean } | null;
  };
  const [params] = useSearchParams();
  // Back to the step of a checkout that sent the patient here; '/' is what no safe path becomes (safety T34).
  const next = safeNext(params.get('next'), location.origin);
  const acting = useActing() !== undefined;
  const { addresses, refresh } = useAddressList();
  const removal = useRemoval({ endpoint: 'removeMapAddress', failed: messages.removeFailed, refresh });
  const { form, place, label, fromMap, begin } = useMapForm((saved, added) => {
    say('success', added ? messages.added : messages.updated);
    removal.forget();
    void refresh();
    if (next === '/') return;
    change({ addressId: saved.id, lat: null, lng: null });
    void navigate(next);
  });
  // An entry of its own in the history: Back closes the map.
  const open = state?.map === true && signedIn;
  const close = () => {
    void navigate(-1);
  };
  const here = useLazyPart(mapPart.load, open, () => {
    say('error', messages.noMap);
    close();
  });
  const edit = (one: Address) => {
    removal.forget();
    begin(one);
    document.getElementById('map-address-name')?.focus();
  };
  return (
    <ManageView
      loginHref={signedIn ? undefined : loginHref({ pathname, search })}
      addresses={addresses}
      removal={removal}
      place={place}
      label={label}
      form={{
        ...form,
        onPickFromMap: () => {
          void navigate({ pathname, search }, { state: { map: true } });
        },
      }}
      onEdit={edit}
      closed={acting}
      onCancel={() => {
        begin(undefined);
        if (next !== '/') void navigate(next);
      }}
      map={
        open &&
        here && (
          <mapPart.Part
            place={place}
            onPick={(picked) => {
              fromMap(picked);
              close();
            }}
            onClose={close}
          />
        )
      }
    />
  );
}
