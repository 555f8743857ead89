import { brand } from './brand.ts';

/** English of what calls of accounts refuse, and of what their forms find wrong. */
export const accountErrors = {
  password_required: 'Password is required',
  password_short: 'Password must be at least 6 characters',
  password_long: 'Password must be at most 128 characters',
  password_guessable: 'Many people use that password. Please choose another one.',
  new_password_required: 'New password is required',
  name_required: 'Full name is required',
  name_short: 'Name must be at least 2 characters',
  email_required: 'Email is required',
  email_invalid: 'Please enter a valid email address',
  confirm_required: 'Please confirm your password',
  passwords_differ: 'Passwords do not match',
  otp_required: 'OTP is required',
  otp_length: 'OTP must be 6 digits',
  otp_invalid: 'Please enter a valid 6-digit OTP',
  otp_wrong: 'Invalid OTP. Please try again.',
  reset_failed: 'Reset failed. Please check details and OTP.',
  sms_failed: 'Could not send OTP. Please try again.',
  purpose_invalid: 'Purpose must be verify, reset or login.',
  verify_purpose_invalid: 'Purpose must be verify or login.',
  wrong_credentials: 'Invalid mobile number or password. Please try again.',
  not_your_password: 'That is not your password. Please try again.',
  no_password: "There is no password yet. Choose 'Forgot password' to set one with an OTP.",
  picture_type: 'Please select an image file (JPG, PNG, etc.)',
  picture_small: 'That picture is too small to be shown clearly. Please choose a larger one.',
  picture_shape: 'That picture is too long and narrow to be shown clearly. Please choose another one.',
  picture_unreadable: 'We could not read that picture. Please choose another one.',
  yes_or_no: 'Please choose yes or no.',
  comfort_unknown: 'Please choose off, large or very large.',
  language_unknown: 'Please choose English or Hindi.',
  consent_unknown: 'Please choose what you agree to.',
  orders_open:
    'An order of yours is still on its way. Cancel it, or wait until it is delivered, and then delete your account.',
  last_admin: 'You are the only admin of this shop. Make another admin first, and then delete your account.',
  staff_password: ({ least, most }: { least: number; most: number }) =>
    `A password has ${least} to ${most} characters.`,
  staff_role: 'The role is admin, pharmacist or doctor.',
  role_unknown: 'The role is patient, admin, pharmacist or doctor.',
  staff_not_found: 'Nobody of the staff has that number.',
  no_such_account: 'Nobody with that mobile number has an account yet. Ask them to sign up first.',
  staff_unverified: 'That mobile number is not verified yet. Ask its owner to log in with an OTP once.',
  own_role: 'Nobody changes their own role or shuts themselves out. Ask another admin.',
  one_admin: 'This is the only admin of the shop. Make another admin first.',
  mobile_taken: 'There is an account with that mobile number already. Staff need a number of their own.',
  taken_already: 'Taken already',
  person_changed:
    'This account has changed since you looked at it, so nothing was changed. Check the person and confirm again.',
  staff_unnamed: 'This account has no name yet. Ask its owner to add their name in the profile first.',
  staff_password_required:
    "This account has no password yet. Ask its owner to set one with 'Forgot password' first: staff log in with a password.",
  staff_otp_closed: 'Staff log in with their password. An OTP alone does not open a staff account.',
  staff_reset_closed:
    'An OTP alone does not change the password of this staff account. Ask an admin to reset your login.',
  second_step_code: 'Enter the 6-digit code from your authenticator app, or a recovery code.',
  second_step_app_code: 'Enter the 6-digit code from your authenticator app.',
  second_step_wrong: 'That code is not right or was used already. Wait for the next code and try again.',
  second_step_expired: 'That took too long. Please log in with your password again.',
  second_step_locked: ({ hours }: { hours: number }) =>
    `Too many wrong codes. Try again in ${hours} ${hours === 1 ? 'hour' : 'hours'}, or ask an admin to reset your second step.`,
  second_step_set: 'This account has a second step already. Log in with a code of it.',
  no_second_step: 'This account has no second step.',
  own_second_step: 'Nobody resets their own second step. Ask another admin.',
};
type AccountErrors = typeof accountErrors;
declare module './failure.ts' {
  interface ErrorMessages extends AccountErrors {}
}

/** What a call that went well says, and what goes out by SMS. */
export const accountTexts = {
  registered: 'Registration successful! Please login to continue.',
  otp_sent: 'OTP sent to your mobile!',
  otp_verified: 'OTP verified successfully!',
  password_reset: 'Password reset successful! Please log in.',
  password_changed: 'Password changed. Your other devices are logged out.',
  otp_verify_sms: ({ code }: { code: string }) =>
    `${code} is your ${brand.name} OTP to verify your mobile number. It is valid for 10 minutes. Do not share it with anyone.`,
  otp_reset_sms: ({ code }: { code: string }) =>
    `${code} is your ${brand.name} OTP to set a new password. It is valid for 10 minutes. Do not share it with anyone.`,
  otp_login_sms: ({ code }: { code: string }) =>
    `${code} is your ${brand.name} OTP to log in. It is valid for 10 minutes. Do not share it with anyone.`,
  staff_roles: { admin: 'an admin', pharmacist: 'a pharmacist', doctor: 'a doctor' },
  role_given_sms: ({ role }: { role: string }) =>
    `An admin of ${brand.name} made your account ${role}. You are logged out everywhere; log in with your password to start. If you did not expect this, call us.`,
  role_changed_sms: ({ role }: { role: string }) =>
    `An admin of ${brand.name} changed your role: your account is now ${role}. You are logged out everywhere; please log in again. If you did not expect this, call us.`,
  role_removed_sms: `An admin of ${brand.name} removed your staff access. You are logged out everywhere. You can still log in as a patient.`,
  role_restored_sms: ({ role }: { role: string }) =>
    `An admin of ${brand.name} restored your staff access: your account is ${role} again. Please log in again.`,
  second_step_on_sms: `A second step was set up for your ${brand.name} staff account. If it was not you, tell an admin at once.`,
  second_step_reset_sms: `The second step of your ${brand.name} staff account was reset. You set up a new one at your next login. If you did not ask for this, tell an admin at once.`,
  recovery_renewed_sms: `New recovery codes were created for your ${brand.name} staff account; the old ones no longer work. If it was not you, tell an admin at once.`,
  staff_subject: `Your ${brand.name} staff account`,
  account_exists_sms: `Somebody asked for a ${brand.name} account with your mobile number. You have one already: log in, or choose 'Forgot password' to set a new password. If it was not you, you need to do nothing.`,
};
