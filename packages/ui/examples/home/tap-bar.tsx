import { TapBar } from '@doorstep/ui/home/tap-bar';

export default function Example() {
  return <TapBar phone="+916512345678" onDisplay={() => {}} onLanguageChange={() => {}} />;
}
