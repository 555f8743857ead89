import { ProfileForm } from '@doorstep/ui/account/profile-form';

export default function Example() {
  return (
    <ProfileForm
      register={(name) => ({ name })}
      errors={{}}
      attempt={0}
      onSubmit={() => {}}
      name="Asha Kumari"
      upload={{ state: 'idle' }}
      onFileSelect={() => {}}
      onRemovePicture={() => {}}
      onRetryPicture={() => {}}
    />
  );
}
