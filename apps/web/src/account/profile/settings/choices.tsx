import { consentsPath, preferencesPath, type Preferences } from '@doorstep/contract/account';
import { NotificationChoices, type NotificationChoice } from '@doorstep/ui/account/notification-choices';
import { ErrorState } from '@doorstep/ui/base/error-state';
import { SkeletonText } from '@doorstep/ui/base/skeleton';
import { useLang } from '@doorstep/ui/words/provider';
import { useState } from 'react';
import { fetcher } from '../../../app/fetcher.ts';
import { useSetLang } from '../../../app/language.ts';
import { preferencesStore } from '../../../app/preferences.ts';
import { usePageWords } from '../../../words/words.ts';
import { useAccountPreferences, useConsents } from '../../data.ts';
import { refusal } from '../../refusal.ts';
import { account } from '../../words.ts';

type Shown = Partial<NotificationChoice>;
/** What is chosen counts at once, here and with the account; what could not be saved stands again as it was. Language and comfort mode stay on this device either way. */
export function Choices() {
  const words = usePageWords('account', account);
  const preferences = useAccountPreferences(), consents = useConsents();
  const { comfort } = preferencesStore.use();
  const lang = useLang(), setLang = useSetLang();
  const [chosen, setChosen] = useState<Shown>({});
  const [problem, setProblem] = useState<string>();
  if (preferences.state === 'error') return <ErrorState title={words.choicesFailed} text={words.nothingLost} offline={preferences.problem === 'offline'} onRetry={preferences.retry} />;
  if (consents.state === 'error') return <ErrorState title={words.choicesFailed} text={words.nothingLost} offline={consents.problem === 'offline'} onRetry={consents.retry} />;
  if (preferences.state === 'loading' || consents.state === 'loading') return <div aria-busy><SkeletonText lines={4} /></div>;

  async function save(call: () => Promise<unknown>, back: () => void) {
    setProblem(undefined);
    try { await call(); } catch (error) {
      back();
      setProblem(refusal(error, words.choiceNotSaved, words));
    }
  }
  const put = (body: Partial<Omit<Preferences, 'notifications'>> & { notifications?: Shown }) => fetcher(preferencesPath, { method: 'PUT', body });
  const choose = (choice: keyof NotificationChoice, on: boolean) => {
    setChosen((now) => ({ ...now, [choice]: on }));
    const call = choice === 'offers' ? async () => { await fetcher(consentsPath, { body: { purpose: 'offers', given: on } }); await consents.refresh(); } : async () => { await put({ notifications: { [choice]: on } }); await preferences.refresh(); };
    void save(call, () => setChosen((now) => ({ ...now, [choice]: !on })));
  };
  const value = { ...preferences.data.data.notifications, offers: consents.data.data.find(({ purpose }) => purpose === 'offers')?.given ?? false, ...chosen };
  return (
    <NotificationChoices
      value={value} language={lang === 'hi-IN' ? 'hi' : 'en'} comfort={comfort} problem={problem} onValueChange={choose}
      onLanguageChange={(language) => { setLang(language === 'hi' ? 'hi-IN' : 'en-IN'); void save(() => put({ language }), () => {}); }}
      onComfortChange={(on) => { preferencesStore.update((now) => ({ ...now, comfort: on })); void save(() => put({ comfort: on }), () => {}); }}
    />
  );
}
