import { Notice } from '@doorstep/ui/base/notice';

export default function Example() {
  return <Notice tone="info">OTP sent to your mobile!</Notice>;
}
