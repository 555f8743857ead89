import { NotificationChoices } from '@doorstep/ui/account/notification-choices';

export default function Example() {
  return (
    <NotificationChoices
      value={{ orders_sms: true, orders_whatsapp: false, orders_email: true, reminders: false }}
      offered={['sms', 'whatsapp']}
      language="en"
      comfort={0}
      onValueChange={() => {}}
      onLanguageChange={() => {}}
      onComfortChange={() => {}}
    />
  );
}
