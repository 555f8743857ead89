import { startTransition, useOptimistic } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useTitle } from '../../app/head.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { useCall } from '../use-call.ts';
import { filterHref, filterOf } from './filter.ts';
import { doctorListMessages } from './messages.en.ts';
import { DoctorListView } from './view.tsx';

export default function DoctorListPage() {
  const messages = usePageMessages('doctorList', doctorListMessages);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  // The router follows in its own time: what was chosen shows at once.
  const [filter, choose] = useOptimistic(filterOf(params));
  const doctors = useCall('listDoctors');
  useTitle(messages.title);
  return (
    <DoctorListView
      doctors={doctors}
      filter={filter}
      path={pathname}
      onFilterChange={(next) =>
        startTransition(() => {
          choose(next);
          void navigate(filterHref(pathname, next));
        })
      }
    />
  );
}
