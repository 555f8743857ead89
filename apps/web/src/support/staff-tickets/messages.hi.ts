import { hindiDuration } from '@doorstep/ui/messages/hindi';
import { count } from '@doorstep/ui/messages/plural';
import type { staffTicketsMessages } from './messages.en.ts';

export const staffTickets: typeof staffTicketsMessages = {
  title: 'संदेश',
  hit: 'संदेश',
  tile: (n) => (n === 1 ? 'संदेश को जवाब चाहिए' : 'संदेशों को जवाब चाहिए'),
  longest: (minutes) => `सबसे पुराना ${hindiDuration(minutes)} से`,
  failed: 'संदेश लोड नहीं हो सके',
  status: 'दिखाएँ',
  all: 'सब, इंतज़ार वाले पहले',
  states: { open: 'हमारे जवाब का इंतज़ार', answered: 'जवाब दिया गया', closed: 'बंद' },
  found: (n, exact) => `${count(n)}${exact ? '' : '+'} संदेश`,
  none: 'कोई संदेश नहीं',
  noneText: 'लोग जो पूछेंगे, वह भेजते ही यहाँ दिखेगा।',
  one: (id) => `सिर्फ़ ${id} दिख रहा है।`,
  showAll: 'सब संदेश दिखाएँ',
  answer: 'जवाब',
  answerOf: (id) => `${id} का जवाब`,
  answerHint: 'SMS से जाता है: बीमारी या दवाई का नाम न लिखें।',
  send: 'जवाब भेजें',
  sent: (id) => `${id} का आपका जवाब भेजा जा रहा है।`,
  close: 'बंद करें',
  closeOf: (id) => `${id} बंद करें`,
  closed: (id) => `${id} बंद है।`,
  reopen: 'फिर खोलें',
  reopenOf: (id) => `${id} फिर खोलें`,
  reopened: (id) => `${id} फिर हमारे जवाब के इंतज़ार में है।`,
  actionFailed: 'कुछ नहीं बदला। कृपया फिर कोशिश करें।',
};
