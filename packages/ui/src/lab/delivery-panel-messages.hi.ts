import type { deliveryPanelMessages } from './delivery-panel-messages.en.ts';

export const deliveryPanel: typeof deliveryPanelMessages = {
  idle: 'चुनें कि हम कहाँ आएँ',
  idleText: 'फिर हम बताएँगे कि दूरी कितनी है और सैंपल लेने का कितना लगेगा।',
  checking: 'देख रहे हैं कि हम इस पते पर आते हैं या नहीं…',
  available: 'हम इस पते पर आते हैं',
  unavailable: (km) => `${km} कि.मी. से आगे सेवा उपलब्ध नहीं है। कृपया ${km} कि.मी. के भीतर की जगह चुनें।`,
  unknown: 'यह पता नहीं चल सका कि हम यहाँ आते हैं या नहीं',
  distance: (km) => `दूरी: ${km} कि.मी.`,
  free: 'घर से सैंपल: मुफ़्त',
  fee: (price) => `घर से सैंपल ${price}`,
};
