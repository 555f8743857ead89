import { fn, waitFor, within as inside } from 'storybook/test';
import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { ChatComposer } from '../chat-composer/chat-composer.tsx';
import { conversation, hindiConversation } from '../fixtures.ts';
import { ChatPanel, type ChatPanelProps } from './chat-panel.tsx';

const composer = (value = '') => (
  <ChatComposer
    value={value}
    onValueChange={() => {}}
    onSend={() => {}}
    maxLength={4_000}
    onAttach={() => {}}
  />
);
const many = Array.from({ length: 8 }, (_, turn) =>
  conversation.map((one) => Object.assign({}, one, { id: `${turn}-${one.id}` })),
).flat();
const meta = preview.meta({
  title: 'Consultation/Chat panel',
  component: ChatPanel,
  args: {
    title: 'Dr. Meera Sinha',
    messages: conversation,
    state: 'connected' as ChatPanelProps['state'],
    retryIn: null as number | null,
    onRetry: fn() as (() => void) | undefined,
    loading: false,
    onEarlier: undefined as (() => void) | undefined,
    earlierBusy: false,
    typing: null as string | null,
    onSeen: fn() as (() => void) | undefined,
    children: composer('Shall I take it in the morning instead?'),
    className: 'h-[75dvh] max-h-112',
  },
  decorators: [within('max-w-text')],
});
export const Default = meta.story({ args: { typing: 'Dr. Meera Sinha' } });
export const Empty = meta.story({ args: { messages: [] } });
export const Loading = meta.story({ args: { messages: [], loading: true, state: 'connecting' } });
export const Reconnecting = meta.story({
  args: {
    state: 'error',
    retryIn: 4,
    messages: [...conversation.slice(0, 4), { ...conversation[4]!, state: 'kept', onTakeBack: fn() }],
  },
  tags: ['all-cells'],
});
export const DoneClosed = meta.story({ args: { state: null, children: <p>This chat is closed.</p> } });
export const WithEarlier = meta.story({ args: { onEarlier: fn(), messages: conversation.slice(0, 2) } });
export const StepScrolledUp = meta.story({
  args: { messages: many },
  async play({ canvasElement }) {
    const log = inside(canvasElement).getByRole('log');
    // Its first size, told a frame later, leads to the end once more.
    await waitFor(async () => {
      log.scrollTop = 0;
      log.dispatchEvent(new Event('scroll'));
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      if (log.scrollTop !== 0) throw new Error('It still follows');
    });
    await inside(canvasElement).findByRole('button', { name: 'To the latest message' });
  },
});
export const LongText = meta.story({
  args: {
    title: 'Dr. Venkatanarasimharajuvaripeta Subramaniam Iyer',
    messages: conversation.map((one) => Object.assign({}, one, { text: `${one.text} `.repeat(6) })),
  },
});
export const Hindi = meta.story({
  args: { title: 'डॉ. मीरा सिन्हा', messages: hindiConversation, children: composer() },
  globals: { locale: 'hi' },
});
