/** English of the room of a video consultation, beside what its elements say. */
export const roomPageMessages = {
  own: 'You',
  deviceFailed: 'It could not be turned on. Allow it beside the address, and try again.',
};
declare module '../../messages/messages.ts' {
  interface PageMessages {
    roomPage: typeof roomPageMessages;
  }
}
