import type { roomPageMessages } from './messages.en.ts';

export const roomPage: typeof roomPageMessages = {
  own: 'आप',
  deviceFailed: 'यह चालू नहीं हो सका। पते के पास अनुमति दें और फिर कोशिश करें।',
};
