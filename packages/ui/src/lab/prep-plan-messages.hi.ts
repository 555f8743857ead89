import { hindiBy, hindiTime, hindiWhen } from '../messages/hindi.ts';
import type { prepPlanMessages } from './prep-plan-messages.en.ts';

export const prepPlan: typeof prepPlanMessages = {
  title: 'तैयारी कैसे करें',
  onePlan: (tests) => (tests === 1 ? 'आपकी जाँच के लिए' : `सभी ${tests} जाँचों की एक ही तैयारी`),
  planFor: (plan, when) => `${plan} · ${when}`,
  when: hindiWhen,
  by: hindiBy,
  hoursBefore: (hours) => `${hours} ${hours === 1 ? 'घंटा' : 'घंटे'} पहले`,
  lastMeal: 'आख़िरी भोजन',
  lastMealText: 'रोज़ जैसा खाना, शराब नहीं',
  fromThenOn: 'उसके बाद से',
  nothingToEat: 'कुछ न खाएँ',
  nothingToEatText: 'सादा पानी पी सकते हैं',
  waterOnly: 'सिर्फ़ सादा पानी',
  waterOnlyText: 'चाय, दूध, जूस या पान नहीं। पानी ठीक से पीते रहें',
  before: 'जाँच से पहले',
  ask: (medicine) => `${medicine}?`,
  askText: 'लेनी है या नहीं, अपने डॉक्टर से पूछें। बाक़ी दवाएँ रोज़ की तरह लें',
  eat: 'रोज़ की तरह खाएँ',
  eatText: 'इन जाँचों के लिए ख़ाली पेट रहना ज़रूरी नहीं',
  atTime: 'आपके चुने हुए समय पर',
  comes: (who) => (who ? `${who} आएँगे` : 'हम आपके घर आएँगे'),
  breakfast: 'अगला भोजन तैयार रखें, सैंपल के बाद खा लें',
  stay: 'इसमें कुछ ही मिनट लगते हैं',
  noTimesAfter: (time) => `${time} के बाद का समय नहीं।`,
  noTimesWhy: (tests, hours, until) =>
    `${tests}: ${hours} घंटे ख़ाली पेट। दिन में बाद में यह बहुत लंबा हो जाता है। इसके बिना आप ${until} तक कोई भी समय चुन सकते हैं।`,
  time: hindiTime,
  print: 'प्रिंट करें',
  calendar: 'कैलेंडर में जोड़ें',
};
