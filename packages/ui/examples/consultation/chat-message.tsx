import { ChatMessage } from '@doorstep/ui/consultation/chat-message';

export default function Example() {
  return (
    <ChatMessage
      text="Namaste Asha ji. Are both legs the same, and is there pain in the calf when you press it?"
      at="2026-11-22T11:04:00+05:30"
    />
  );
}
