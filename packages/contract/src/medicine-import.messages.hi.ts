import type { Translated } from './failure.ts';
import type { importErrors } from './medicine-import.messages.en.ts';

const fields: Readonly<Record<string, string>> = {
  code: 'कोड',
  name: 'नाम',
  price: 'कीमत',
  'offer price': 'बिक्री की कीमत',
  composition: 'साल्ट',
  strength: 'ताकत',
  form: 'रूप',
  pack: 'पैक',
  manufacturer: 'कंपनी',
  description: 'विवरण',
  category: 'श्रेणी',
  prescription: 'पर्ची',
  stock: 'स्टॉक',
  discontinued: 'बंद',
};
const named = (field: string) => fields[field] ?? field;
const list = ({ names, more }: { names: string; more: number }) => names + (more > 0 ? `, और ${more}` : '');

export const importErrorsHi: Translated<typeof importErrors> = {
  row_columns: ({ count, width }) => `इस पंक्ति में ${count} कॉलम हैं, ${width} चाहिए।`,
  row_code_twice: ({ code, first }) => `कोड "${code}" पंक्ति ${first} में पहले से है।`,
  row_text_long: ({ field, most }) => `${named(field)} ${most} अक्षरों से लंबा है।`,
  row_code_missing: 'कोड नहीं है।',
  row_name_missing: 'नाम नहीं है।',
  row_name_short: ({ name }) => `"${name}" नाम के लिए बहुत छोटा है।`,
  row_yes_no: ({ field, text }) => `${named(field)} में "${text}" न हाँ है, न ना।`,
  row_price_missing: ({ field }) => `${named(field)} नहीं है।`,
  row_price_zero: ({ field }) => `${named(field)} शून्य है।`,
  row_price_below_zero: ({ field, text }) => `${named(field)} "${text}" शून्य से कम है।`,
  row_price_unreadable: ({ field, text }) => `${named(field)} में "${text}" कोई कीमत नहीं है।`,
  row_price_high: ({ field, text }) => `${named(field)} "${text}" एक पैक के लिए ₹10,00,000 से ज़्यादा है।`,
  row_offer_above_mrp: ({ offer, mrp }) => `ऑफ़र कीमत ₹${offer} MRP ₹${mrp} से ज़्यादा है।`,
  row_gst: ({ text }) => `GST की दर "${text}" पूरा प्रतिशत नहीं है।`,
  row_hsn: ({ text }) => `HSN कोड "${text}" 2 से 8 अंकों का नहीं है।`,
  row_schedule: ({ text }) => `अनुसूची "${text}" न none है, न H, न H1।`,
  row_expiry: ({ text }) => `"${text}" कैलेंडर का कोई दिन या महीना नहीं है।`,
  csv_empty: 'फ़ाइल ख़ाली है।',
  csv_no_rows: 'फ़ाइल में शीर्षक है, पर किसी दवाई की पंक्ति नहीं।',
  csv_large: ({ megabytes }) => `फ़ाइल ${megabytes} MB से बड़ी है।`,
  csv_cut: ({ line, count, width }) =>
    `फ़ाइल बीच में कटी लगती है: आख़िरी पंक्ति ${line} में ${count} कॉलम हैं, ${width} चाहिए।`,
  csv_encoding: ({ line }) => `पंक्ति ${line} UTF-8 में नहीं है। फ़ाइल को "CSV UTF-8" के रूप में सहेजकर फिर भेजें।`,
  csv_quote_open: ({ line }) =>
    `फ़ाइल पंक्ति के बीच में ख़त्म होती है: पंक्ति ${line} के बाद खुला उद्धरण चिह्न बंद नहीं हुआ। क्या फ़ाइल पूरी है?`,
  csv_row_long: ({ line }) => `पंक्ति ${line} के बाद की पंक्ति बहुत लंबी है। क्या कोई उद्धरण चिह्न छूट गया है?`,
  csv_row_unreadable: ({ line }) => `पंक्ति ${line} के बाद की पंक्ति CSV के रूप में पढ़ी नहीं जा सकी।`,
  map_column_empty: ({ entry, sign }) =>
    `"${entry}" में कॉलम का नाम नहीं है: field${sign}column लिखें, जैसे mrp${sign}price।`,
  map_field_unknown: ({ field, known }) => `"${field}" नाम की कोई जानकारी नहीं होती। ये होती हैं: ${known}।`,
  column_twice: ({ column }) => `कॉलम "${column}" फ़ाइल में दो बार है, इसलिए पता नहीं कौन-सा गिना जाए।`,
  column_unknown: ({ column, ...names }) => `फ़ाइल में "${column}" नाम का कॉलम नहीं है। उसमें हैं: ${list(names)}।`,
  columns_missing: ({ fields: missing, first, column, ...names }) =>
    `फ़ाइल में ${missing} का कॉलम नहीं है। उसमें हैं: ${list(names)}। बताएँ कि वह कौन-सा है, जैसे --map ${first}=${column}।`,
};
