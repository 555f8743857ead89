import { ChatModal } from '@doorstep/ui/consultation/chat-modal';

export default function Example() {
  return (
    <ChatModal
      open
      step="signs"
      onAnswer={() => {}}
      numbers={{ national: '112', ambulance: '108', own: '+916512345108', ownShown: '0651 234 5108' }}
      onGoOn={() => {}}
      message=""
      onMessageChange={() => {}}
      maxLength={4000}
      onSend={() => {}}
    />
  );
}
