import type { Translated } from './failure.ts';
import type { labErrors } from './lab.messages.en.ts';

export const labErrorsHi: Translated<typeof labErrors> = {
  test_not_found: 'जाँच नहीं मिली',
  test_gone: ({ names }) => `यह अब बुक नहीं हो सकता: ${names}। इसे कार्ट से हटा दें।`,
  lab_nothing_chosen: 'कम से कम एक जाँच या पैकेज चुनें',
  lab_cart_full: ({ most }) => `एक बार में ${most} जाँच और पैकेज बुक हो सकते हैं। कुछ हटा दें।`,
  lab_coordinates_required: 'जगह के निर्देशांक ज़रूरी हैं',
  lab_unserviceable: 'इस जगह पर सेवा उपलब्ध नहीं है',
  lab_out_of_reach: ({ radius }) => `${radius} किमी से आगे सेवा उपलब्ध नहीं है। ${radius} किमी के भीतर की जगह चुनें।`,
  lab_date_required: 'तारीख चुनें',
  lab_date_range: ({ days }) => `कल से लेकर ${days} दिन के भीतर की तारीख चुनें।`,
  lab_time_required: 'समय चुनें',
  lab_address_required: 'अपना पता लिखें',
  lab_fast_broken: ({ hours, from, to }) =>
    `इन जाँचों के लिए ${hours} घंटे ख़ाली पेट रहना होता है। ${from} से ${to} के बीच का समय चुनें।`,
  lab_amount_changed: ({ total }) => `कुल रकम अब ₹${total} है। इसे फिर से देखें।`,
  collection_step_wrong: 'यह सैंपल आगे बढ़ चुका है, या बुकिंग रद्द हो गई है। इसे फिर से खोलें।',
  collector_busy: ({ name }) => `${name} उस समय कहीं और सैंपल ले रहे हैं। किसी और को चुनें।`,
  collector_not_found: 'हमें यह व्यक्ति नहीं मिला।',
  report_not_found: 'हमें यह रिपोर्ट नहीं मिली।',
  report_pdf_required: '5 MB तक की PDF फ़ाइल चुनें।',
  report_pdf_unreadable: 'इस PDF में पढ़ने लायक कोई पन्ना नहीं है। कृपया दूसरी फ़ाइल चुनें।',
  report_pdf_locked: 'यह PDF बंद है, या उसमें पन्नों से ज़्यादा कुछ है। इसे सादी PDF के रूप में सेव करके फिर भेजें।',
  report_other_patient: ({ name }) => `यह बुकिंग ${name} की है। रिपोर्ट पर लिखा नाम फिर से देखें।`,
  report_missing: 'रिपोर्ट अभी नहीं है। पहले उसे अपलोड करें।',
  report_too_early: 'सैंपल अभी नहीं लिया गया है। पहले उसे ‘लिया गया’ पर रखें।',
  report_value_invalid: 'कोई संख्या लिखें।',
  report_name_required: 'लिखें कि क्या मापा गया।',
  report_range_invalid: 'सीमा शुरू होने से पहले ख़त्म हो जाती है।',
  report_values_many: ({ most }) => `एक रिपोर्ट में ज़्यादा से ज़्यादा ${most} मान होते हैं।`,
};
