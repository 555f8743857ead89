/** English of where one finds a doctor online, and of how a chat begins. */
export const onlineMessages = {
  title: 'Online Consultation',
  subtitle: 'Chat is free. Video is paid, and booked for today.',
  home: 'Home',
  tabs: 'Chat or video',
  chatTab: 'Chat Consultation',
  videoTab: 'Video Consultation',
  doctors: 'Doctors',
  found: (available: number, all: number) =>
    available === 1
      ? `1 of ${all} doctors is available now`
      : `${available} of ${all} doctors are available now`,
  none: 'No doctors available',
  noneText: 'Please check back later for available doctors',
  failed: 'Failed to load online doctors',
  toHub: 'My consultations',
  doctor: (name: string) => `Dr. ${name}`,
  startFailed: 'Failed to start consultation. Please try again.',
  empty: 'Please write what it is about.',
  chatLogin: 'Please log in to access medical chat services',
  platformLogin: 'Please log in to access our secure medical chat platform...',
  login: 'Log in',
  prescriptions: 'My prescriptions',
};
declare module '../../messages/messages.ts' {
  interface PageMessages {
    online: typeof onlineMessages;
  }
}
