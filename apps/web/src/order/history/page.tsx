import { useNavigate, useSearchParams } from 'react-router-dom';
import { useTitle } from '../../app/head.ts';
import { useGuard } from '../../app/personal.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { useHistory } from '../data.ts';
import { orderMessages as english } from '../messages.en.ts';
import { useOrderActs } from './asked.tsx';
import { historyHref, historyStateOf } from './state.ts';
import { HistoryView } from './view.tsx';

const headingOf = (id: string) => `#${CSS.escape(id)} h2`;

export default function HistoryPage() {
  const messages = usePageMessages('order', english);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  useGuard();
  const state = historyStateOf(query);
  const history = useHistory(state.page, state.status);
  const { dialog, ...acting } = useOrderActs(history.refresh, headingOf);
  useTitle(messages.historyTitle);
  return (
    <>
      <HistoryView
        history={history}
        state={state}
        onStatus={(status) => void navigate(historyHref({ status }))}
        {...acting}
      />
      {dialog}
    </>
  );
}
