import { stateInHindi } from './states.ts';

/** The largest cities of places.tsv and the towns of Jharkhand, as they are written in Hindi. */
const cities: ReadonlyMap<string, string> = new Map(
  `
Mumbai मुंबई; Delhi दिल्ली; Bengaluru बेंगलुरु; Kolkata कोलकाता; Chennai चेन्नई; Ahmedabad अहमदाबाद; Hyderabad हैदराबाद; Pune पुणे; Surat सूरत; Kanpur कानपुर;
Jaipur जयपुर; Navi Mumbai नवी मुंबई; Lucknow लखनऊ; Nagpur नागपुर; Indore इंदौर; Bhopal भोपाल; Patna पटना; Ludhiana लुधियाना; Agra आगरा; Vadodara वडोदरा;
Najafgarh नजफ़गढ़; Nashik नासिक; Pimpri पिंपरी; Kalyan कल्याण; Thane ठाणे; Meerut मेरठ; Faridabad फ़रीदाबाद; Ghaziabad ग़ाज़ियाबाद; Dombivli डोंबिवली; Rajkot राजकोट;
Varanasi वाराणसी; Amritsar अमृतसर; Prayagraj प्रयागराज; Visakhapatnam विशाखापत्तनम; Jabalpur जबलपुर; Howrah हावड़ा; Aurangabad औरंगाबाद; Shivaji Nagar शिवाजी नगर; Solapur सोलापुर; Srinagar श्रीनगर;
Chandigarh चंडीगढ़; Coimbatore कोयंबटूर; Jodhpur जोधपुर; Madurai मदुरै; Guwahati गुवाहाटी; Gwalior ग्वालियर; Vijayawada विजयवाड़ा; Mysuru मैसूरु; Rohini रोहिणी; Hubballi हुबली;
Narela नरेला; Jalandhar जालंधर; Thiruvananthapuram तिरुवनंतपुरम; Salem सेलम; Tiruchirappalli तिरुचिरापल्ली; Kota कोटा; Bhubaneshwar भुवनेश्वर; Aligarh अलीगढ़; Bareilly बरेली; Moradabad मुरादाबाद;
Bhiwandi भिवंडी; Raipur रायपुर; Gorakhpur गोरखपुर; Bhilai भिलाई; Borivli बोरीवली; Kochi कोच्चि; Amravati अमरावती; Sangli सांगली; Cuttack कटक; Bikaner बीकानेर;
Warangal वारंगल; Bhavnagar भावनगर; Nanded नांदेड़; Raurkela राउरकेला; Guntur गुंटूर; Dehra Dun देहरादून; Bhayandar भायंदर; Durgapur दुर्गापुर; Ajmer अजमेर; Ulhasnagar उल्हासनगर;
Kolhapur कोल्हापुर; Siliguri सिलीगुड़ी; Bilimora बिलिमोरा; Karol Bagh करोल बाग़; Asansol आसनसोल; Jamnagar जामनगर; Saharanpur सहारनपुर; Kalaburagi कलबुर्गी; Bhatpara भाटपाड़ा; Tirunelveli तिरुनेलवेली;
Jammu जम्मू; Kurnool कुरनूल; Ujjain उज्जैन; Ramgundam रामगुंडम; Shyamnagar श्यामनगर; Nangi नंगी; Kozhikode कोझिकोड; Davangere दावणगेरे; Malegaon मालेगाँव; Akola अकोला;
Belagavi बेलगावी; Jalgaon जलगाँव; Gaya गया; Udaipur उदयपुर; Korba कोरबा; Mangaluru मंगलुरु; Jhansi झाँसी; Thoothukudi तूतुकुड़ी; Nellore नेल्लोर; Tiruppur तिरुप्पुर;
Kollam कोल्लम; Bhagalpur भागलपुर; Muzaffarnagar मुज़फ़्फ़रनगर; Muzaffarpur मुज़फ़्फ़रपुर; Mathura मथुरा; Patiala पटियाला; Bhilwara भीलवाड़ा; Latur लातूर; Ballari बल्लारी; New Delhi नई दिल्ली;
Ranchi राँची; Jamshedpur जमशेदपुर; Bokaro बोकारो; Dhanbad धनबाद; Hazaribagh हज़ारीबाग़; Chas चास; Sahibganj साहिबगंज; Sahebganj साहिबगंज; Jharia झरिया; Ramgarh रामगढ़;
Daltonganj डाल्टनगंज; Jumri Tilaiya झुमरी तिलैया; Chaibasa चाईबासा; Giridih गिरिडीह; Katras कतरास; Lohardaga लोहरदगा; Madhupur मधुपुर; Jugsalai जुगसलाई; Dumka दुमका; Gumia गोमिया;
Chatra चतरा; Pakur पाकुड़; Pathardih पाथरडीह; Gumla गुमला; Godda गोड्डा; Garhwa गढ़वा; Chakradharpur चक्रधरपुर; Ghatsila घाटशिला; Simdega सिमडेगा; Jamadoba जामाडोबा;
Mushabani मुसाबनी; Sijua सिजुआ; Gomoh गोमो; Khunti खूँटी; Gobindpur गोविंदपुर; Husainabad हुसैनाबाद; Jamtara जामताड़ा; Barki Saria बड़की सरैया; Latehar लातेहार; Dugda दुगदा;
Bundu बुंडू; Kuju कुजू; Kodarma कोडरमा; Koderma कोडरमा; Barka Kana बरकाकाना; Kanke काँके; Noamundi नोआमुंडी; Jasidih जसीडीह; Chakulia चाकुलिया; Nirsa निरसा;
Manoharpur मनोहरपुर; Saraikela सरायकेला; Kharsawan खरसावाँ; Saraikela Kharsawan सरायकेला-खरसावाँ; Gua गुवा; Topchanchi तोपचाँची; Chandil चांडिल; Neturhat नेतरहाट; Deoghar देवघर; Palamu पलामू;
East Singhbum पूर्वी सिंहभूम; West Singhbhum पश्चिमी सिंहभूम; Kandra कांड्रा; Jagannathpur जगन्नाथपुर
`
    .trim()
    .split(/;\s*/)
    .map((pair) => {
      const [, name, hindi] = /^([A-Za-z ]+) (.+)$/.exec(pair.trim())!;
      return [name!.toLowerCase(), hindi!];
    }),
);
export const cityInHindi = (city: string): string | undefined => cities.get(city.trim().toLowerCase());
/** 'Near Albert Ekka Chowk, Ranchi 834001' → 'Albert Ekka Chowk के पास, राँची 834001'; undefined where no part is known. */
export function placeInHindi(place: string): string | undefined {
  const said = place
    .split(', ')
    .map((part) => {
      const [, name = part, pincode = ''] = /^(.*?)( \d{6})$/.exec(part) ?? [];
      if (name.startsWith('Near ')) return `${name.slice('Near '.length)} के पास${pincode}`;
      return (cityInHindi(name) ?? stateInHindi(name) ?? name) + pincode;
    })
    .join(', ');
  return said === place ? undefined : said;
}
