import { ChatComposer } from '@doorstep/ui/consultation/chat-composer';
import { ChatPanel } from '@doorstep/ui/consultation/chat-panel';

export default function Example() {
  return (
    <ChatPanel
      title="Dr. Meera Sinha"
      messages={[
        {
          id: '1',
          text: 'My feet are swollen since Thursday.',
          at: '2026-11-22T11:02:00+05:30',
          state: 'seen',
        },
        {
          sender: 'Dr. Meera Sinha',
          doctor: true,
          id: '2',
          text: 'Namaste Asha ji. Are both legs the same, and is there pain in the calf when you press it?',
          at: '2026-11-22T11:04:00+05:30',
        },
      ]}
      state="connected"
    >
      <ChatComposer
        value="Shall I take it in the morning instead?"
        onValueChange={() => {}}
        onSend={() => {}}
        maxLength={4000}
        onAttach={() => {}}
      />
    </ChatPanel>
  );
}
