import { TypingIndicator } from '@doorstep/ui/consultation/typing-indicator';

export default function Example() {
  return <TypingIndicator name="Dr. Meera Sinha" />;
}
