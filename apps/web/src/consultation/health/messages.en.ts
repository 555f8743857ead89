/** English of what one tells doctors of oneself. */
export const healthMessages = {
  allergies: 'Allergies',
  hint: 'Medicines, foods or anything else, and what happened. One on each line.',
  who: 'Doctors see this only while a consultation is open, and each look stands in your access log.',
  save: 'Save allergies',
  saving: 'Saving...',
  saved: 'Your allergies are saved.',
  cleared: 'Your allergies are taken out.',
  failed: 'Your allergies could not be loaded',
  nothingLost: 'Nothing was changed. Please try again in a moment.',
  notSaved: 'Not saved. What you wrote is still here: please try again.',
};

declare module '../../messages/messages.ts' {
  interface PageMessages {
    health: typeof healthMessages;
  }
}
