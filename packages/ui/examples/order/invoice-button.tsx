import { InvoiceButton } from '@doorstep/ui/order/invoice-button';

export default function Example() {
  return <InvoiceButton state="none" onGenerate={() => {}} onDownload={() => {}} />;
}
