import { LAB_CART_MAX } from '@doorstep/contract/lab';
import { useLang } from '@doorstep/ui/messages/provider';
import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useTitle } from '../../app/head.ts';
import { say } from '../../app/toasts.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { useCall } from '../call.ts';
import { useLabCart } from '../cart-store.ts';
import { labTestMessages } from './messages.en.ts';
import { titleIn } from './test-in.ts';
import { LabTestView } from './view.tsx';

/** So long 'Adding to Cart...' stands, before the cart opens. */
const ADDING_MS = 500;

export default function LabTestPage() {
  const messages = usePageMessages('labTest', labTestMessages);
  const navigate = useNavigate(),
    lang = useLang();
  const { id: asked = '' } = useParams();
  const test = useCall('getTest', { params: { id: asked } });
  const { tests, count, toggleTest } = useLabCart();
  const id = test.state === 'ready' ? test.data.data.id : undefined;
  const inCart = id !== undefined && tests.includes(id);
  /** Another test's page may take the place of this one meanwhile. */
  const [pressed, setPressed] = useState<number>();
  const adding = id !== undefined && pressed === id;
  useTitle(
    test.state === 'ready'
      ? titleIn(lang, test.data.data)
      : test.state === 'loading'
        ? messages.tests
        : test.problem === 'not-found'
          ? messages.notFound
          : messages.failed,
  );
  useEffect(() => {
    if (!adding) return undefined;
    const timer = setTimeout(() => {
      setPressed(undefined);
      // Another tab may have put it there: pressed twice it would be out again.
      if (inCart || toggleTest(id)) void navigate('/medical-tests/booking');
      else say('error', messages.full(LAB_CART_MAX));
    }, ADDING_MS);
    return () => clearTimeout(timer);
  }, [adding, id, inCart, toggleTest, navigate, messages]);
  return (
    <LabTestView test={test} inCart={inCart} adding={adding} cartCount={count} onAdd={() => setPressed(id)} />
  );
}
