import { ChatComposer } from '@doorstep/ui/consultation/chat-composer';

export default function Example() {
  return (
    <ChatComposer
      value="Shall I take it in the morning instead?"
      onValueChange={() => {}}
      onSend={() => {}}
      maxLength={4000}
    />
  );
}
