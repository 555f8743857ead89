import { SignupForm, type SignupFormProps } from '@doorstep/ui/account/signup-form';
import { PageHeader } from '@doorstep/ui/base/page-header';
import { usePageWords } from '../../words/words.ts';
import { account } from '../words.ts';

export type SignupViewProps = Pick<
  SignupFormProps,
  'register' | 'errors' | 'attempt' | 'busy' | 'problem' | 'onSubmit' | 'loginHref'
>;

export function SignupView(props: SignupViewProps) {
  const words = usePageWords('account', account);
  return (
    <div className="mx-auto flex w-full max-w-dialog flex-col gap-4">
      <PageHeader title={words.signUp} />
      <SignupForm {...props} />
    </div>
  );
}
