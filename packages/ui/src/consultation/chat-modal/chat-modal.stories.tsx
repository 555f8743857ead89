import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { ChatComposer } from '../chat-composer/chat-composer.tsx';
import { ChatPanel } from '../chat-panel/chat-panel.tsx';
import { chatHours, conversation, emergencyNumbers } from '../fixtures.ts';
import { OutOfHours } from '../out-of-hours/out-of-hours.tsx';
import { ChatModal, type ChatModalProps } from './chat-modal.tsx';

const meta = preview.meta({
  title: 'Consultation/Chat modal',
  component: ChatModal,
  args: {
    open: true,
    onOpenChange: fn(),
    doctor: 'Dr. Meera Sinha' as string | undefined,
    step: 'signs' as ChatModalProps['step'],
    signs: undefined as ChatModalProps['signs'],
    onAnswer: fn(),
    numbers: emergencyNumbers,
    onGoOn: fn(),
    onChangeSigns: fn(),
    message: '',
    onMessageChange: fn(),
    maxLength: 4_000,
    onSend: fn(),
    busy: false,
    error: undefined as string | undefined,
    children: undefined as ChatModalProps['children'],
  },
  parameters: { layout: 'fullscreen' },
});
export const Default = meta.story();
export const Danger = meta.story({ args: { step: 'emergency' }, tags: ['all-cells'] });
export const WithMessage = meta.story({
  args: { step: 'message', message: 'My feet are swollen since Thursday.' },
});
export const Busy = meta.story({ args: { step: 'message', message: 'Swollen feet', busy: true } });
export const Error = meta.story({
  args: {
    step: 'message',
    message: 'My feet are swollen since Thursday.',
    error: 'This doctor is busy now. Please choose another one, or try again later.',
  },
});
export const KindChat = meta.story({
  args: {
    step: 'other',
    children: (
      <ChatPanel
        title="Dr. Meera Sinha"
        messages={conversation}
        state="connected"
        className="h-dvh max-h-112"
      >
        <ChatComposer value="" onValueChange={() => {}} onSend={() => {}} maxLength={4_000} />
      </ChatPanel>
    ),
  },
});
export const VariantClosed = meta.story({
  args: {
    doctor: undefined,
    step: 'other',
    children: <OutOfHours kind="chat" hours={chatHours} numbers={emergencyNumbers} />,
  },
});
export const LongText = meta.story({
  args: { doctor: 'Dr. Venkatanarasimharajuvaripeta Subramaniam Iyer', step: 'message' },
});
export const Hindi = meta.story({ args: { doctor: 'डॉ. मीरा सिन्हा' }, globals: { locale: 'hi' } });
