/** How each form is taken, and how it is kept: id | English | Hindi. */
export const forms = `
swallow | Swallow it with water. | पानी से निगलें।
whole | Swallow it whole with water, never broken or chewed. | पानी से साबुत निगलें, तोड़ें या चबाएँ नहीं।
melt | Let it melt on the tongue. | जीभ पर घुलने दें।
chew | Chew it well. | अच्छी तरह चबाएँ।
fizz | Let it dissolve in a glass of water and drink it at once. | एक गिलास पानी में घुलने दें और तुरंत पिएँ।
measure | Measure with the cup or spoon that comes with it. | साथ आए कप या चम्मच से नापें।
shake | Shake the bottle, and measure with the cup or spoon that comes with it. | बोतल हिलाएँ और साथ आए कप या चम्मच से नापें।
mix | Add clean, cooled boiled water up to the mark and shake; shake before each use. | उबालकर ठंडा किया पानी निशान तक मिलाएँ और हिलाएँ; हर बार पहले हिलाएँ।
dropper | Measure with the dropper that comes with it. | साथ आए ड्रॉपर से नापें।
stir | Stir it into a glass of water and drink it. | एक गिलास पानी में घोलकर पिएँ।
skin | Put a thin layer on clean, dry skin and wash your hands. | साफ़, सूखी त्वचा पर पतली परत लगाएँ और हाथ धोएँ।
dust | Dust it on clean, dry skin. | साफ़, सूखी त्वचा पर छिड़कें।
wash | Use it on wet skin or hair and rinse well. | गीली त्वचा या बालों पर लगाएँ और अच्छी तरह धो लें।
cotton | Put it on with clean cotton, as the label says. | साफ़ रुई से लगाएँ, लेबल के अनुसार।
eye | Wash your hands, pull the lower lid down and let one drop fall in. Do not touch the tip. | हाथ धोएँ, निचली पलक खींचकर एक बूँद डालें। नोक को न छुएँ।
ear | Warm the bottle in your hand, lie on one side and let the drops fall in. | बोतल हाथ में गरम करें, करवट लेकर बूँदें डालें।
noseDrops | Clean the nose, tilt the head back and let the drops fall in. | नाक साफ़ करें, सिर पीछे करके बूँदें डालें।
noseSpray | Clean the nose, point the tip slightly outwards and spray. | नाक साफ़ करें, नोक थोड़ी बाहर की ओर रखकर स्प्रे करें।
puff | Shake, breathe out, press once while breathing in slowly, and hold your breath for ten seconds. | हिलाएँ, साँस छोड़ें, धीरे साँस लेते हुए एक बार दबाएँ और दस सेकंड साँस रोकें।
device | Breathe it in through its device; never swallow the capsule. | मशीन से साँस में लें; कैप्सूल निगलें नहीं।
mist | Breathe it in through a nebuliser. | नेबुलाइज़र से साँस में लें।
nurse | Given as an injection by a trained person. | प्रशिक्षित व्यक्ति इंजेक्शन लगाते हैं।
back | Put it into the back passage, lying on one side. | करवट लेकर मलद्वार में रखें।
vagina | Place it high in the vagina at bedtime. | सोते समय योनि में अंदर तक रखें।
lozenge | Let it melt slowly in the mouth. | मुँह में धीरे-धीरे घुलने दें।
gum | Chew it slowly, rest it against the cheek, and chew again. | धीरे चबाएँ, गाल में दबाएँ, फिर चबाएँ।
patch | Put a new one on clean, dry, hairless skin each day. | रोज़ नया पैच साफ़, सूखी, बिना बाल की त्वचा पर लगाएँ।
rinse | Use it in the mouth as the label says, and do not swallow it. | लेबल के अनुसार मुँह में इस्तेमाल करें, निगलें नहीं।
doctor | How much, how often and how long: as your doctor told you. | कितनी, कब और कितने दिन: जैसा डॉक्टर ने बताया।
label | No more, and no longer, than the label says. | लेबल से ज़्यादा और ज़्यादा दिन नहीं।
dry | In its pack, dry, below 30 °C, away from the sun. | पैक में, सूखी जगह, 30 °C से नीचे, धूप से दूर।
cool | Below 25 °C, so that it does not melt. | 25 °C से नीचे, ताकि पिघले नहीं।
closed | Close it tightly after use. | इस्तेमाल के बाद कसकर बंद करें।
mixed | Mixed: cool, and throw away what is left after seven days. | घोलने के बाद ठंडी जगह रखें; सात दिन बाद बची दवा फेंक दें।
opened | Throw it away four weeks after opening. | खोलने के चार हफ़्ते बाद फेंक दें।
can | Keep it away from fire and heat. | आग और गरमी से दूर रखें।
fridge | In the fridge (2 to 8 °C), never frozen. | फ़्रिज में (2 से 8 °C), कभी जमाएँ नहीं।
insulinFridge | Unopened: in the fridge, never frozen. In use: cool and away from the sun, as long as its leaflet says. | बिना खुली: फ़्रिज में, कभी जमाएँ नहीं। चालू: ठंडी जगह, धूप से दूर, पर्चे में लिखे दिनों तक।
orsDay | Mixed: covered and cool, and use it within a day. | घोलने के बाद ढककर ठंडी जगह; एक दिन में ख़त्म करें।
children | Where children cannot reach it. | बच्चों की पहुँच से दूर।
`;
