/** English of the second step of a staff login, apart: patients never load it. */
export const secondStepMessages = {
  appCode: 'Code from your authenticator app',
  appCodeHint: '6 digits. A new code every 30 seconds.',
  recoveryCode: 'Recovery code',
  recoveryCodeHint: '16 letters and digits, from the list that you saved. Each code works once.',
  useRecovery: 'Use a recovery code',
  useApp: 'Use the authenticator app',
  logIn: 'Log in',
  checking: 'Checking...',
  back: 'Back to Login',
  steps: {
    app: 'Install an authenticator app on your phone: Google Authenticator, Microsoft Authenticator, Aegis or another one.',
    scan: 'Scan this QR code with the app.',
    type: 'If you cannot scan it, choose ‘Enter a setup key’ in the app and type this:',
    code: 'Enter the code that the app shows.',
  },
  qr: 'QR code for your authenticator app. The setup key below is the same as text.',
  key: 'Setup key',
  confirm: 'Confirm and log in',
  codesTitle: 'Your recovery codes',
  codesText:
    'Each code logs you in once if you lose your phone. They are shown only now: print them or write them down, and keep them away from your phone.',
  copy: 'Copy the codes',
  print: 'Print',
  copied: 'Copied.',
  saved: 'I have saved the codes',
};
