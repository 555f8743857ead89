import type { labPlanTexts } from './lab-plan.messages.en.ts';

export const labPlanTextsHi: typeof labPlanTexts = {
  usual: 'सैंपल लेने से पहले हमेशा की तरह खाएँ-पिएँ।',
  lastMeal: ({ time, hours }) => `आख़िरी खाना ${time} तक: सैंपल से पहले ${hours} घंटे कुछ न खाएँ।`,
  water: 'उसके बाद केवल सादा पानी: चाय, कॉफ़ी, दूध, जूस या पान नहीं।',
  ask: ({ medicines }) => `डॉक्टर से पूछें कि पहले ये लें या नहीं: ${medicines}। बाक़ी दवाएँ हमेशा की तरह लें।`,
  andMore: ({ title, more }) => `${title} और ${more}`,
};
