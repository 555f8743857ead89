/** Kinds that are put on, dropped in, or given by specialists; written as in ./kinds-body.ts. */
export const local = `
Carmellose, Hypromellose, Macrogol + Propylene Glycol, Sodium Hyaluronate | eye | tears | asOften | | eyePainNoun | blurShort | eyePain sightLoss
Ciprofloxacin, Moxifloxacin, Ofloxacin, Tobramycin, Chloramphenicol | eye | eyeInfection | finishCourse noLenses | | pregnancy bloodCells | burningEyes blurShort | eyePain sightLoss rash
Prednisolone, Fluorometholone, Loteprednol | eye | eyeSwelling | asLongAsTold eyePressure | eyeVirus | glaucoma diabetes pregnancy | burningEyes blurShort | eyePain sightLoss
Ketorolac, Nepafenac | eye | eyePainUse | asLongAsTold noLenses | painkillerAsthma | bleedingEasily diabetes pregnancy | burningEyes blurShort | eyePain sightLoss
Olopatadine | eye | eyeAllergy | noLenses | | pregnancy | burningEyes headache | eyePain sightLoss
Timolol | eye | glaucomaUse | everyEvening pressCorner | asthmaNow slowPulseNow | diabetes heart thyroid pregnancy | burningEyes tired | breathless slowPulse eyePain
Bimatoprost, Latanoprost, Travoprost | eye | glaucomaUse | everyEvening noLenses | | eyeOperation asthma pregnancy | redEyes lashes eyeColour | eyePain sightLoss
Brimonidine | eye | glaucomaUse | everyDayEyes driveCare | babyTwo withMaoi | depression heart pregnancy | redEyes dryMouth tired | eyePain fainting
Dorzolamide | eye | glaucomaUse | everyDayEyes | badKidney | sulfaNoun liver pregnancy | burningEyes bitterTaste | eyePain rash
Ciprofloxacin + Dexamethasone | ear | earInfection | finishCourse keepDry | earTorn earVirus | pregnancy | itching earFull | hardHearing earPainMore
Clotrimazole + Lidocaine | ear | earFungus | finishCourse keepDry | earTorn | pregnancy | itching burningThere | hardHearing earPainMore
Docusate | ear | earWax | fewDays | earTorn | earPainNoun | itching | hardHearing earPainMore
Clotrimazole, Miconazole, Ketoconazole, Luliconazole, Terbinafine, Sertaconazole | skin | skinFungus | keepDry twoWeeksMore | | pregnancy | redSkin burningSkin itching | rash blisters
Betamethasone, Clobetasol, Mometasone, Hydrocortisone | skin | skinSteroid | shortTime notFace thinNoCover | skinInfectionNow | childNoun pregnancy | burningSkin thinSkin | spreadRed pimplesNew
Tacrolimus | skin | eczema | lessSun notInfected | skinInfectionNow | weakImmunity cancer pregnancy | burningSkin itching | fever spreadRed
Calcipotriol | skin | psoriasisUse | washHands notFace lessSun | muchCalcium | kidney pregnancy | burningSkin drySkin | confusion rash
Mupirocin, Fusidic Acid, Framycetin | skin | skinGerms | finishCourse cleanFirst | | kidney pregnancy bigWound | burningSkin itching | spreadRed rash fever
Silver Sulfadiazine | skin | burnsUse | cleanFirst | sulfaAllergy latePregnancy newborn | kidney liver g6pd bigWound | burningSkin | rash fever spreadRed
Permethrin | skin | scabiesUse | =scabiesNight wholeHome washClothes | underTwoMonths | pregnancy underTwoNoun | itching burningSkin | rash spreadRed
Benzoyl Peroxide | skin | acneUse | drySkinCare bleaches lessSun | | pregnancy | drySkin redSkin | blisters swollenFace
Adapalene, Tretinoin | skin | acneUse | atNightThin lessSun weeksToWork | pregnantNow eczemaNow | breastfeeding | drySkin redSkin burningSkin | blisters
Clindamycin | skin | acneUse | cleanFirst | severeLooseBefore | pregnancy | drySkin redSkin | severeLoose rash
Isotretinoin | mouth | acneSevere | withFood lessSun noDonate bloodTests | pregnancyPossible badLiver withTetracycline | depression liver diabetes | dryLips drySkin backPainMild | darkThoughts badHeadache bellyAche
Azelaic Acid | skin | acneUse | drySkinCare weeksToWork | | asthma pregnancy | burningSkin itching | blisters breathless
Salicylic Acid | skin | acneUse | drySkinCare smallPart | brokenSkin underTwo | diabetes pregnancy aspirinNoun | drySkin redSkin | blisters ringing
Calamine, Zinc Oxide | skin | skinSoothe | outsideOnly cleanFirst | brokenSkin | | drySkin | spreadRed
Urea, White Soft Paraffin + Liquid Paraffin | skin | skinMoist | outsideOnly asOftenSkin noFlame | | brokenSkinNoun | burningSkin | spreadRed
Minoxidil | skin | hairUse | =minoxidilScalp monthsToWork | pregnantNow breastfeedingNow | heart lowPressure childNoun | itching hairElsewhere headache | racingHeart chestPain fainting
Coal Tar + Salicylic Acid, Selenium Sulfide | skin | scalpUse | outsideOnly rinseWell | brokenSkin | pregnancy | burningSkin drySkin | blisters spreadRed
Povidone-Iodine | skin | woundUse | outsideOnly deepWounds | iodineAllergy thyroidHigh | thyroid pregnancy newbornNoun | burningSkin redSkin | spreadRed fever
Cetrimide, Chloroxylenol, Hydrogen Peroxide | skin | woundUse | outsideOnly deepWounds | | bigWound | burningSkin drySkin | spreadRed fever
Chlorhexidine | skin | woundUse | outsideOnly deepWounds notEarsEyes | | newbornNoun bigWound | burningSkin redSkin | swollenFace spreadRed
Chlorhexidine | gum | mouthGerms | =rinseSpit awayTooth | underSix | mouthSoresNoun | brownTeeth tasteLoss | swollenFace
Povidone-Iodine | gum | soreThroatUse | =rinseSpit fewDays | iodineAllergy thyroidHigh underSix | thyroid pregnancy | burningMouth | swollenFace
Benzydamine | gum | soreMouth | =rinseOrDab fewDays | painkillerAsthma | pregnancy | numbMouth burningMouth | swollenFace breathless
Choline Salicylate, Lidocaine | gum | soreMouth | =dabMouth fewDays | underSixteen | aspirinNoun pregnancy | numbMouth | swollenFace
Triamcinolone | gum | soreMouth | =dabMouth bedtime fewDays | mouthInfectionNow | diabetes pregnancy | burningMouth | mouthSores
Potassium Nitrate | gum | teethUse | =brushTwice | | underTwelveNoun | burningMouth | mouthSores
Amylmetacresol + Dichlorobenzyl Alcohol | gum | soreThroatUse | =meltSlow fewDays | underSix | diabetes pregnancy | burningMouth | swollenFace fever
Lidocaine | skin | numbUse | cleanFirst fewDays | | heartRhythm pregnancy bigWound | burningThere | rash racingHeart
Lidocaine + Hydrocortisone | skin | pilesUse | cleanFirst fewDays | skinInfectionNow | pregnancy childNoun | burningThere | bloodStool rash
Diltiazem | skin | tearUse | =smallRim washHands | slowPulseNow | heart lowPressure pregnancy | headache itching | bloodStool fainting
Diosmin + Hesperidin | mouth | pilesTablet | withMeal fibre | | pregnancy | nausea looseMotions | bloodStool
Nicotine | gum patch | smokeUse | noSmoking slowlyLess | nonSmoker heartAttackNew | heart diabetes pregnancy | hiccups headache nausea badDreamsMild | chestPain racingHeart
Clotrimazole | vagina | thrushUse | bedtime finishCourse | | pregnancy diabetes firstTime | burningThere itching | feverBelly bleedingThere
Imatinib, Capecitabine, Bicalutamide, Abiraterone | mouth | cancerUse | onlySpecialist bloodTests noTouchPregnant | pregnantNow breastfeedingNow | liver kidney heart otherMedicines | tired nausea looseMotions | fever breathless yellowEyes bleedingLong
Anastrozole, Tamoxifen | mouth | breastUse | regularDaily onlySpecialist | pregnantNow breastfeedingNow | clots weakBones liver otherMedicines | hotFlush jointPain tired | legPain chestPain bleedingThere
Filgrastim | inject | whiteCells | selfInjectOrNurse bloodTests | | bloodCells pregnancy | bonePain headache | breathless leftPain fever | fridge
Trastuzumab, Bevacizumab, Rituximab, Pertuzumab | inject | cancerUse | onlySpecialist bloodTests | pregnantNow | heart infection pressure | tired feverMild nausea | fever breathless chestPain | fridge
Mycophenolate, Tacrolimus, Ciclosporin, Azathioprine | mouth | immuneUse | sameTime bloodTestsMust lessSun neverStopDoctor | pregnantNow liveVaccine | kidney liver infection otherMedicines | nausea looseMotions trembling | fever soreThroat bruisesNew yellowEyes
Adalimumab, Etanercept | inject | immuneJoint | selfInject infectionWatch | infectionNow tbNow | tb heartFailureNoun cancer pregnancy | sorePlace headache | fever cough nightSweat | fridge
Sodium Chloride, Dextrose, Sodium Lactate | inject | dripUse | bloodTests | | kidney heart diabetes | sorePlace | swelling breathless
`;
