import { LAB_CART_MAX } from '@doorstep/contract/lab';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useTitle } from '../../app/head.ts';
import { say } from '../../app/toasts.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { useCall } from '../call.ts';
import { useLabCart } from '../cart-store.ts';
import { LabDeliveryCheck } from '../delivery/checker.tsx';
import { filterHref, filterOf, LIST } from './filter.ts';
import { labListMessages } from './messages.en.ts';
import { LabListView } from './view.tsx';

export default function LabListPage() {
  const messages = usePageMessages('labList', labListMessages);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const filter = filterOf(query);
  const cart = useLabCart();
  const tests = useCall('listTests'),
    packages = useCall('listTestPackages');
  const tab = pathname.endsWith('/packages') ? 'packages' : 'tests';
  useTitle([messages.title, filter.search].filter(Boolean).join(': '));
  /** A full cart takes in nothing, and says so. */
  const toggle = (isIn: boolean, change: (id: number) => boolean) => (id: number) => {
    if (!change(id) && !isIn) say('info', messages.cartFull(LAB_CART_MAX));
  };
  return (
    <LabListView
      tests={tests}
      packages={packages}
      tab={tab}
      filter={filter}
      inCart={cart}
      delivery={<LabDeliveryCheck />}
      onTab={(next) =>
        void navigate(next === 'packages' ? `${LIST}/packages` : LIST, { state: { stays: true } })
      }
      onFilter={(some) =>
        void navigate(
          filterHref(LIST, { ...filter, shown: filterOf(new URLSearchParams()).shown, ...some }),
          {
            preventScrollReset: 'shown' in some,
          },
        )
      }
      onToggleTest={(id) => toggle(cart.tests.includes(id), cart.toggleTest)(id)}
      onTogglePackage={(id) => toggle(cart.packages.includes(id), cart.togglePackage)(id)}
      onCart={() => void navigate(`${LIST}/booking`)}
    />
  );
}
