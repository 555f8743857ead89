import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { ChatMessage, type ChatMessageProps } from './chat-message.tsx';

const meta = preview.meta({
  title: 'Consultation/Chat message',
  component: ChatMessage,
  args: {
    sender: 'Dr. Meera Sinha' as string | undefined,
    doctor: true,
    text: 'Namaste Asha ji. Are both legs the same, and is there pain in the calf when you press it?',
    at: '2026-11-22T11:04:00+05:30',
    state: undefined as ChatMessageProps['state'],
    attachment: undefined as ChatMessageProps['attachment'],
    onOpen: undefined as (() => void) | undefined,
    onTakeBack: undefined as (() => void) | undefined,
    onRetry: undefined as (() => void) | undefined,
  },
  decorators: [within('flex max-w-text flex-col')],
});
const own = { sender: undefined, doctor: false, text: '138 over 88, this morning at 8.' };
export const Default = meta.story();
export const VariantOwn = meta.story({ args: { ...own, state: 'sent' } });
export const DoneDelivered = meta.story({ args: { ...own, state: 'delivered' } });
export const DoneSeen = meta.story({ args: { ...own, state: 'seen' } });
export const BusySending = meta.story({ args: { ...own, state: 'sending' } });
export const DoneKept = meta.story({
  args: { ...own, state: 'kept', onTakeBack: fn() },
  tags: ['all-cells'],
});
export const Error = meta.story({ args: { ...own, state: 'failed', onRetry: fn(), onTakeBack: fn() } });
export const DoneAttached = meta.story({
  args: {
    ...own,
    text: 'Both the same, no pain. This is the prescription.',
    state: 'seen',
    attachment: { kind: 'prescription', name: 'Mon 2 Nov' },
    onOpen: fn(),
  },
});
export const WithPhoto = meta.story({
  args: { text: '', attachment: { kind: 'photo', name: 'knee.jpg' }, onOpen: fn() },
});
export const LongText = meta.story({
  args: {
    sender: 'Dr. Venkatanarasimharajuvaripeta Subramaniam Iyer',
    text: `Please note:\n1. Amlodipine/hydrochlorothiazide/olmesartanmedoxomil in the morning\n2. Measure before breakfast\n\n${'This swelling is a known effect. '.repeat(8)}`,
  },
});
export const Hindi = meta.story({
  args: { sender: 'डॉ. मीरा सिन्हा', text: 'नमस्ते आशा जी। क्या दोनों पैर एक जैसे हैं?' },
  globals: { locale: 'hi' },
});
