import { ReadingBar } from '@doorstep/ui/home/reading-bar';

export default function Example() {
  return <ReadingBar state="reading" onPause={() => {}} onResume={() => {}} onStop={() => {}} />;
}
