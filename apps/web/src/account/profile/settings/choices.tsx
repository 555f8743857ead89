import { NotificationChoices, type NotificationChoice } from '@doorstep/ui/account/notification-choices';
import { ErrorState } from '@doorstep/ui/base/error-state';
import { SkeletonText } from '@doorstep/ui/base/skeleton';
import { useLang } from '@doorstep/ui/messages/provider';
import { useState } from 'react';
import { useSetLang } from '../../../app/language.ts';
import { preferencesStore } from '../../../app/preferences.ts';
import { useErrorMessages } from '../../../messages/errors.ts';
import { usePageMessages } from '../../../messages/messages.ts';
import { call } from '../../call.ts';
import { useAccountPreferences } from '../../data.ts';
import { refusal } from '../../refusal.ts';
import { accountMessages } from '../../messages.en.ts';

/** What is chosen counts at once; what could not be saved stands again as it was. Language and comfort mode are the device's, and the account hears of them as of those changed elsewhere (`preference-sync.ts`). */
export function Choices() {
  const messages = usePageMessages('account', accountMessages);
  const words = { messages, errors: useErrorMessages() };
  const preferences = useAccountPreferences();
  const { comfort } = preferencesStore.use();
  const lang = useLang(),
    setLang = useSetLang();
  const [chosen, setChosen] = useState<Partial<NotificationChoice>>({});
  const [problem, setProblem] = useState<string>();
  if (preferences.state === 'error')
    return (
      <ErrorState
        title={messages.choicesFailed}
        description={messages.nothingLost}
        offline={preferences.problem === 'offline'}
        onRetry={preferences.retry}
      />
    );
  if (preferences.state === 'loading')
    return (
      <div aria-busy>
        <SkeletonText lines={4} />
      </div>
    );

  async function choose(choice: keyof NotificationChoice, on: boolean) {
    setProblem(undefined);
    setChosen((now) => ({ ...now, [choice]: on }));
    try {
      await call('setPreferences', { body: { notifications: { [choice]: on } } });
      await preferences.refresh();
    } catch (error) {
      // What the account says counts again.
      setChosen((now) => {
        const rest = { ...now };
        delete rest[choice];
        return rest;
      });
      setProblem(refusal(error, messages.choiceNotSaved, words));
    }
  }
  return (
    <NotificationChoices
      value={{ ...preferences.data.data.notifications, ...chosen }}
      offered={preferences.data.data.offered}
      language={lang === 'hi-IN' ? 'hi' : 'en'}
      comfort={comfort}
      error={problem}
      onValueChange={(choice, on) => {
        void choose(choice, on);
      }}
      onLanguageChange={(language) => setLang(language === 'hi' ? 'hi-IN' : 'en-IN')}
      onComfortChange={(level) => preferencesStore.update((now) => ({ ...now, comfort: level }))}
    />
  );
}
