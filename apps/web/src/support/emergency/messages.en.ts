/** English of the emergency page. */
export const emergencyPageMessages = {
  title: 'Emergency',
  subtitle: 'A call goes out by the phone itself: it needs no internet.',
  until: 'Until help is there',
  stay: 'Stay with the person. Keep them warm, and give them nothing to eat or drink.',
  say: 'Say where you are first: house, street, the nearest landmark. Stay on the line until you are told to hang up.',
  door: 'Open the door, put on the light outside, and let somebody wait on the street.',
  papers: 'Have medicines and prescriptions ready, to show what is taken.',
  notUrgent: 'It can wait until tomorrow? Call us:',
};
declare module '../../messages/messages.ts' {
  interface PageMessages {
    emergencyPage: typeof emergencyPageMessages;
  }
}
