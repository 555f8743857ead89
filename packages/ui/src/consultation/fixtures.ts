import type { PanelMessage } from './chat-panel/chat-panel.tsx';

const at = (time: string) => `2026-11-22T${time}:00+05:30`;
const meera = { sender: 'Dr. Meera Sinha', doctor: true };
/** For stories and tests of a chat: Asha asks, Dr. Meera Sinha answers, on Sunday 22 November 2026. */
export const conversation: readonly PanelMessage[] = [
  { id: '1', text: 'My feet are swollen since Thursday.', at: at('11:02'), state: 'seen' },
  {
    ...meera,
    id: '2',
    text: 'Namaste Asha ji. Are both legs the same, and is there pain in the calf when you press it?',
    at: at('11:04'),
  },
  {
    id: '3',
    text: 'Both the same, no pain. This is the prescription.',
    at: at('11:06'),
    state: 'seen',
    attachment: { kind: 'prescription', name: 'Mon 2 Nov' },
  },
  {
    ...meera,
    id: '4',
    text: 'Thank you. This swelling is a known effect of amlodipine. Please do not stop it by yourself. What was your last blood pressure?',
    at: at('11:08'),
  },
  { id: '5', text: '138 over 88, this morning at 8.', at: at('11:11'), state: 'delivered' },
];
export const hindiConversation: readonly PanelMessage[] = [
  { id: '1', text: 'गुरुवार से मेरे पैर सूजे हुए हैं।', at: at('11:02'), state: 'seen' },
  {
    id: '2',
    sender: 'डॉ. मीरा सिन्हा',
    doctor: true,
    text: 'नमस्ते आशा जी। क्या दोनों पैर एक जैसे हैं?',
    at: at('11:04'),
  },
];
/** Of Sunday 22 November 2026. */
export const chatHours = { from: at('09:00'), to: at('22:00') };
export const videoHours = { from: at('11:00'), to: at('17:00') };
export const emergencyNumbers = {
  national: '112',
  ambulance: '108',
  own: '+916512345108',
  ownShown: '0651 234 5108',
};
/** The six times of Sunday 22 November 2026 by video. */
export const videoTimes = (...taken: number[]) =>
  ['11', '12', '13', '14', '15', '16'].map((hour, i) => ({
    time: `2026-11-22T${hour}:00`,
    taken: taken.includes(i),
  }));
/** Whom one can see by video: the first has one time taken, the last has none left. */
export const videoDoctors = [
  {
    id: '1',
    name: 'Meera Sinha',
    specialty: 'Obstetrics and gynaecology',
    registrationNo: 'JMC 20417',
    image: null,
    feePaise: 50_000,
    times: videoTimes(3),
  },
  {
    id: '2',
    name: 'Ravi Oraon',
    specialty: 'Cardiology',
    registrationNo: 'JMC 20454',
    image: null,
    feePaise: 80_000,
    times: videoTimes(0, 1, 2, 3, 4),
  },
  {
    id: '3',
    name: 'Anil Kumar Mahto',
    specialty: 'General medicine',
    registrationNo: 'JMC 18220',
    image: null,
    feePaise: 40_000,
    times: videoTimes(0, 1, 2, 3, 4, 5),
  },
];
export const videoSummary = {
  name: 'Meera Sinha',
  specialty: 'Obstetrics and gynaecology',
  registrationNo: 'JMC 20417',
  image: null,
  startsAt: '2026-11-22T14:00:00+05:30',
  minutes: 30,
  whatsapp: '98765 43210',
  feePaise: 50_000,
};
