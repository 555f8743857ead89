import type { Profile } from '@doorstep/contract/account.schema';
import { profileBody } from '@doorstep/contract/account.form';
import { ProfileForm } from '@doorstep/ui/account/profile-form';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useFile } from '../../../app/file.ts';
import { bySchema, clearing, translated } from '../../../app/form.ts';
import { useErrorMessages } from '../../../messages/errors.ts';
import { usePageMessages } from '../../../messages/messages.ts';
import { call } from '../../call.ts';
import { useProfile } from '../../data.ts';
import { refusedForm } from '../../refusal.ts';
import { accountFormErrors } from '../../errors.en.ts';
import { accountMessages } from '../../messages.en.ts';
import { usePictureUpload } from './picture.ts';

/** Once the profile is known: what is typed must not be overwritten by it. */
export function EditProfile() {
  const profile = useProfile();
  return profile.state === 'ready' && <Form profile={profile.data} refresh={profile.refresh} />;
}
function Form({ profile, refresh }: { profile: Profile; refresh: () => Promise<unknown> }) {
  const messages = usePageMessages('account', accountMessages);
  const words = { messages, errors: useErrorMessages() };
  const formErrors = useErrorMessages(accountFormErrors);
  const {
    register,
    clearErrors,
    handleSubmit,
    setError,
    formState: { errors, submitCount, isSubmitting },
  } = useForm({
    ...bySchema(profileBody),
    defaultValues: { username: profile.username, email: profile.email ?? '' },
  });
  const [problem, setProblem] = useState<string>();
  const [message, setMessage] = useState<string>();
  const picture = useFile(profile.profile_pic);
  const { upload, choose, remove, retry } = usePictureUpload(refresh);
  const submit = handleSubmit(async (body) => {
    setProblem(undefined);
    setMessage(undefined);
    try {
      await call('updateProfile', { body });
      setMessage(messages.profileSaved);
      await refresh();
    } catch (error) {
      setProblem(refusedForm(error, messages.profileNotSaved, words, ['username', 'email'], setError));
    }
  });
  return (
    <ProfileForm
      register={clearing({ register, clearErrors })}
      errors={translated(errors, formErrors)}
      attempt={submitCount}
      busy={isSubmitting}
      error={problem}
      message={message}
      name={profile.username}
      image={picture}
      upload={upload}
      onSubmit={(event) => {
        void submit(event);
      }}
      onFileSelect={choose}
      onRemovePicture={remove}
      onRetryPicture={retry}
    />
  );
}
