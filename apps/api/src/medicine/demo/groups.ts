export interface Group {
  category: string;
  /** Ends the sentence '… is used for'. */
  use: string;
  /** One thing to know before taking it. */
  caution: string;
  /** How its tablets and capsules are taken, where 'with water' does not say enough. */
  how?: string;
  /** Endings of its invented brands: what a patient may guess the purpose from. */
  endings: string;
}

const g = (category: string, endings: string, use: string, caution: string, how?: string): Group => ({ category, endings, use, caution, how });

const ASK = 'ask your doctor';
const REGULAR = 'Taken every day at the same time, even when you feel well.';
const COURSE = 'Taken for as many days as your doctor has written, even when you feel better sooner.';
const NO_STOP = 'Do not stop it on your own: your doctor will tell you how to come off it slowly.';

/** What the project itself says about each kind of medicine: plain, general, and no promise. */
export const groups = {
  fever: g('Pain and fever', 'fev dol calm temp', 'fever and mild to moderate pain', `Do not take it together with another medicine that contains paracetamol, and ${ASK} first if you have liver disease.`),
  nsaid: g('Pain and fever', 'flex dol move lin', 'pain and swelling of joints, muscles and teeth', 'It can hurt the stomach: tell your doctor if you have had an ulcer, have heart or kidney disease, or are pregnant.', 'Best after food, for the shortest time that helps.'),
  rub: g('Pain and fever', 'flex move calm', 'pain and stiffness of muscles and joints', 'Keep it away from eyes, mouth and broken skin, and do not use it under a tight bandage.'),
  muscle: g('Pain and fever', 'relax flex move', 'painful muscle spasm', 'It can make you sleepy: do not drive until you know how you feel, and avoid alcohol.'),
  migraine: g('Headache and migraine', 'grain calm lev', 'migraine', `Tell your doctor if you have heart disease or high blood pressure, and ${ASK} if headaches come more often.`),
  gout: g('Joints and gout', 'gout rix joy', 'gout and high uric acid', 'Drink plenty of water, and see a doctor at once if you get a rash.', REGULAR),
  joint: g('Joints and gout', 'joint flex mob', 'long-lasting disease of the joints', 'Blood tests are needed from time to time: keep the appointments, and report any fever or sore throat.', REGULAR),
  acid: g('Stomach care', 'gast cid pep', 'acidity, heartburn and stomach ulcers', 'See a doctor if you vomit blood, lose weight, or still need it after two weeks.', 'Usually taken once a day, half an hour before a meal.'),
  antacid: g('Stomach care', 'gel cool gast', 'acidity, gas and heartburn', 'Leave two hours between this and your other medicines, and see a doctor if you need it every day.'),
  nausea: g('Stomach care', 'settle vomet nausil', 'nausea and vomiting', `Drink in small sips, and ${ASK} if vomiting lasts longer than a day.`),
  spasm: g('Stomach care', 'spas rel calm', 'cramps of the stomach, bowel or periods', 'It can cause a dry mouth and blurred sight: do not drive if you feel drowsy.'),
  bowel: g('Stomach care', 'lax smooth rel', 'constipation', 'Drink plenty of water with it, and see a doctor if there is blood, strong pain, or no relief after a week.'),
  loose: g('Stomach care', 'lyte bind flor', 'loose motions and the loss of water that comes with them', 'Keep drinking. See a doctor at once if there is blood, high fever, very little urine, or a small child is ill.'),
  gut: g('Stomach care', 'gut zym dig', 'long-lasting trouble of the stomach, bowel or liver', 'Tell your doctor about blood in the stool, yellow eyes, or loss of weight.'),
  antibiotic: g('Infections', 'bact cid vex zor', 'infections caused by bacteria', 'Tell your doctor if any antibiotic has ever given you a rash or trouble with breathing. It does not help against a cold or flu.', COURSE),
  fungal: g('Infections', 'fung myc zole', 'infections caused by a fungus', 'Tell your doctor about liver disease and about every other medicine you take.', COURSE),
  viral: g('Infections', 'vir clear shield', 'infections caused by certain viruses', 'Best begun early. Tell your doctor if you have kidney disease.', COURSE),
  worm: g('Infections', 'zent verm hel', 'worms and other parasites', 'Ask your doctor first if you are pregnant or it is for a child under two.', 'Taken as your doctor has written, often as a single dose.'),
  malaria: g('Infections', 'quin tem plasm', 'malaria', 'Finish all of it, and go back to the doctor at once if fever stays or returns.', COURSE),
  urine: g('Urinary care', 'flo nef ruri', 'burning urine', 'See a doctor if you have fever, back pain or blood in the urine.'),
  bladder: g('Urinary care', 'flo vesic prost', 'trouble with the bladder or prostate', 'Stand up slowly, as it can make you dizzy, and tell your doctor if you cannot pass urine.', REGULAR),
  allergy: g('Allergy', 'stine lerg rin', 'sneezing, itching, hives and a running nose', 'Some people feel sleepy: do not drive until you know how you feel, and avoid alcohol.', 'Usually taken once a day, in the evening.'),
  cold: g('Cough and cold', 'cold nas cof', 'blocked nose, fever and body ache of a cold', 'Do not add another cold medicine, and see a doctor if fever lasts more than three days. Not for small children unless a doctor says so.'),
  cough: g('Cough and cold', 'kof tuss cof', 'cough', 'See a doctor if it lasts longer than two weeks, or there is blood, fever or trouble with breathing.'),
  nose: g('Cough and cold', 'nas clear breez', 'a blocked nose', 'Do not use a decongestant for more than five days at a time, or the nose becomes blocked again.'),
  nasalsteroid: g('Allergy', 'nas zal lerg', 'allergy of the nose', 'It works after some days of regular use. Tell your doctor about nosebleeds.'),
  asthma: g('Asthma and lungs', 'vent pulm breez', 'asthma and other narrowing of the airways', 'Carry your reliever with you, rinse your mouth after a steroid inhaler, and get help at once if breathing does not ease.'),
  steroid: g('Hormones and steroids', 'cort sone pred', 'inflammation and severe allergy', 'Do not stop it suddenly after more than a few days, and tell every doctor that you take it.', 'Taken in the morning after food, exactly as your doctor has written.'),
  pressure: g('Blood pressure', 'pres tens bar', 'high blood pressure', 'Stand up slowly, do not stop it on your own, and tell your doctor if you are or wish to become pregnant.', REGULAR),
  heart: g('Heart care', 'card cor pulse', 'disease of the heart', 'Do not stop it suddenly, and call for help at once if chest pain does not go away.', REGULAR),
  water: g('Heart care', 'ret dem flow', 'too much water in the body and high blood pressure', 'You will pass more urine. Tell your doctor about cramps, dizziness or great thirst.', 'Usually taken in the morning.'),
  lipid: g('Heart care', 'lip stat chol', 'high cholesterol', 'Tell your doctor about muscle pain that you cannot explain, and do not take it in pregnancy.', REGULAR),
  clot: g('Heart care', 'clot plat throm', 'preventing blood clots', 'You may bleed more easily. Tell every doctor and dentist that you take it, and never stop it on your own.', REGULAR),
  sugar: g('Diabetes', 'gluc dia form met', 'type 2 diabetes', 'Keep something sweet with you, check your sugar as advised, and tell your doctor if you cannot eat.', 'Taken with or just before meals, as your doctor has written.'),
  insulin: g('Diabetes', 'sulin gluc log', 'diabetes', 'Know the signs of low sugar: shaking, sweating, hunger. Keep it cold but never frozen, and change the place of the injection.'),
  thyroid: g('Hormones and steroids', 'thyr tro rox', 'thyroid disease', 'The dose follows your blood test: do not change it, or the brand, without your doctor.', 'Taken every morning on an empty stomach, half an hour before breakfast.'),
  women: g('Women\'s health', 'fem gyn rit', 'hormone treatment in women', 'Tell your doctor if you are or may be pregnant, have had a blood clot, or have bleeding that you cannot explain.', 'Taken on the days your doctor has written.'),
  pill: g('Women\'s health', 'fem rit cycle', 'preventing pregnancy', 'Tell your doctor if you smoke, have migraine or have ever had a blood clot. It does not protect against infections.', 'Taken every day at the same time, in the order on the strip.'),
  thrush: g('Women\'s health', 'gyn fem cand', 'fungal infection of the vagina', 'See a doctor if you are pregnant, have fever or pain, or it comes back within two months.'),
  bleeding: g('Women\'s health', 'fem stop gyn', 'heavy bleeding', 'Tell your doctor if you have ever had a blood clot. See a doctor at once if the bleeding does not slow.'),
  men: g('Men\'s health', 'vig man rise', 'trouble with erection', 'Never take it with a nitrate for the heart. Get help at once for chest pain, or an erection longer than four hours.', 'Taken with water before it is needed, at most once a day.'),
  mood: g('Mind and mood', 'mood ser lift', 'depression and anxiety', `It takes some weeks to work. ${NO_STOP} Call someone you trust, or a doctor, if dark thoughts come.`, REGULAR),
  mind: g('Mind and mood', 'mind psy sere', 'serious disorders of mood and thinking', `It can make you sleepy and hungry, and some need blood tests. ${NO_STOP}`, REGULAR),
  sleep: g('Mind and mood', 'somn nid dream', 'trouble with falling asleep', 'Do not drive after it, avoid alcohol, and see a doctor if sleep stays bad for more than two weeks.', 'Taken half an hour before bedtime.'),
  fits: g('Brain and nerves', 'lep zure bril', 'fits (epilepsy)', `Never miss a dose. ${NO_STOP} Tell your doctor if you are or wish to become pregnant.`, REGULAR),
  nerve: g('Brain and nerves', 'neur gab nerv', 'pain, burning and numbness from nerves', 'It can make you dizzy or sleepy: stand up slowly and do not drive until you know how you feel.', REGULAR),
  shaking: g('Brain and nerves', 'park dop kin', 'Parkinson\'s disease', `It can make you dizzy or suddenly sleepy. ${NO_STOP}`, REGULAR),
  memory: g('Brain and nerves', 'mem cog ment', 'loss of memory', 'Someone should help with taking it. Tell the doctor about fainting, falls or a slow pulse.', REGULAR),
  giddy: g('Brain and nerves', 'vert stead giddi', 'giddiness', 'Do not drive while things turn. See a doctor at once if speech, sight or strength is affected.'),
  bone: g('Bones and vitamins', 'bone cal strong', 'keeping bones strong', 'Tell your doctor if you have had kidney stones, and keep to the dose.'),
  brittle: g('Bones and vitamins', 'bone dens stia', 'thinning of the bones', 'Stay upright for half an hour after a weekly tablet, and tell your dentist that you take it.', 'Taken with a full glass of plain water before breakfast, on the day your doctor has named.'),
  vitamin: g('Bones and vitamins', 'vit nutri gro', 'making up for a lack of vitamins or minerals', 'It does not replace good food. Keep to the dose on the label, and keep it away from children.'),
  supplement: g('Bones and vitamins', 'nutri vital fit', 'adding to the daily diet', 'It is no medicine and does not replace good food. Ask your doctor first if you have kidney or liver disease.'),
  jointfood: g('Joints and gout', 'joint flex mob', 'worn joints, as a supplement', 'Ask your doctor first if you take a medicine against blood clots, or are allergic to shellfish.'),
  iron: g('Bones and vitamins', 'fer hem rich', 'lack of iron and folic acid', 'Stools turn dark, which is harmless. Keep it away from children: too much is dangerous for them.', 'Usually taken once a day between meals, not with tea or milk.'),
  blood: g('Blood and kidneys', 'hem poiet nef', 'anaemia and kidney disease', 'Regular blood tests belong to it: keep the appointments.'),
  tears: g('Eye and ear care', 'tear moist lube', 'dry, tired eyes', 'Do not touch the tip, take contact lenses out first, and throw it away a month after opening.'),
  eye: g('Eye and ear care', 'vis netra lux', 'infection, allergy or inflammation of the eye', 'Sight may be blurred for a while. See an eye doctor at once for pain or loss of sight.'),
  glaucoma: g('Eye and ear care', 'glau vis tima', 'high pressure in the eye', 'Use it every day for as long as your doctor says: you do not feel the pressure. Wait five minutes between different drops.'),
  ear: g('Eye and ear care', 'shru hear tym', 'trouble of the outer ear', 'Do not use it if the eardrum may be torn. See a doctor for pain, fever or loss of hearing.'),
  skinfungus: g('Skin care', 'derm fung myc', 'ringworm, itching and other fungal infections of the skin', 'Keep the skin dry, go on for two weeks after it looks well, and see a doctor if it spreads.'),
  skinsteroid: g('Skin care', 'derm cort skin', 'red, itching, inflamed skin', 'Use a thin layer for a short time, not on the face, and never on an infection, unless your doctor says so.'),
  skininfection: g('Skin care', 'derm bact heal', 'infected skin and small wounds', 'See a doctor if redness spreads, or there is pus or fever.'),
  scabies: g('Skin care', 'scab derm mite', 'scabies and lice', 'Everyone at home is treated on the same day. Ask your doctor first in pregnancy, or for a child under two.'),
  acne: g('Skin care', 'clear derm glow', 'pimples', 'The skin may become dry and burns more easily in the sun. Some of these must never be used in pregnancy: ask your doctor.'),
  skin: g('Skin care', 'derm heal skin', 'dry or irritated skin', 'For outside use only. Stop it if the skin becomes red or burns.'),
  hair: g('Skin care', 'hair gro tress', 'thinning hair and trouble of the scalp', 'For outside use only. Results take months; keep it out of the eyes.'),
  wound: g('First aid', 'heal guard sept', 'cleaning and protecting cuts, grazes and burns', 'For outside use only. Large, deep or dirty wounds and bites need a doctor.'),
  mouth: g('Mouth and throat', 'dent rinse gum', 'a sore mouth, gums, teeth or throat', 'Do not swallow a mouthwash, and see a dentist or doctor if it is not better in a week.'),
  piles: g('Stomach care', 'pilen rect sooth', 'pain and itching of piles', 'Eat fibre and drink water. See a doctor about any bleeding.'),
  smoking: g('Mind and mood', 'quit nic free', 'giving up smoking', 'Do not smoke while you use it, and ask your doctor first if you have heart disease or are pregnant.'),
  cancer: g('Specialist medicines', 'nib mab thera', 'treatment that a cancer specialist has planned', 'Only under a specialist. Call the hospital at once for fever, and do not handle it if you are pregnant.', 'Taken exactly as the specialist has written.'),
  immune: g('Specialist medicines', 'mun graf tol', 'calming the defence system after a transplant or in severe disease', 'Infections come more easily: call your doctor at once for fever. Blood tests belong to it.', 'Taken exactly as the specialist has written.'),
  drip: g('Hospital supplies', 'fus drip sol', 'fluid that is given into a vein', 'Only to be given by a trained person.'),
} satisfies Record<string, Group>;
export type GroupName = keyof typeof groups;
