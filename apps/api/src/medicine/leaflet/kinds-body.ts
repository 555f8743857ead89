/**
 * One kind of salt a line: salts | ways in which it is given | what for | how to take | do not take if | ask first |
 * some people get | see a doctor at once for | storage. The words stand in ./words-*.ts. `=` before a way of taking: it says
 * all, and stands instead of what holds for every tablet, syrup or cream.
 */
export const body = `
Paracetamol | mouth rectum inject | fever | oneParacetamol | badLiver | liver alcohol lowWeight | nausea | yellowEyes darkUrine rash
Caffeine | mouth | withPainkiller | lessTea | | pregnancy fastHeartbeat sleepTrouble | sleepless restless | racingHeart
Ibuprofen, Aceclofenac, Diclofenac, Naproxen, Mefenamic Acid, Etoricoxib, Celecoxib, Piroxicam, Indometacin, Ketorolac, Lornoxicam | mouth inject | painSwelling | afterFood shortTime | ulcerNow painkillerAsthma latePregnancy heartBefore | kidney liver pressure thinner pregnancy | stomachPain heartburn nausea dizzy | blackStool bloodVomit chestPain littleUrine
Serratiopeptidase | mouth | swelling | | bleedingNow | thinner pregnancy | stomachPain | rash
Diclofenac, Methyl Salicylate + Menthol | skin | rubPain | unbrokenSkin noHeat washHands | painkillerAsthma brokenSkin latePregnancy | pregnancy thinner kidney | redSkin itching | rash
Capsaicin | skin | rubPain | unbrokenSkin noHeat washHands | brokenSkin | pregnancy | burningSkin redSkin | blisters
Thiocolchicoside | mouth | muscleSpasm | shortTime | pregnantNow breastfeedingNow | fits liver | sleepy looseMotions stomachPain | fitNow yellowEyes
Tizanidine | mouth | muscleSpasm | standSlowly noDrive | badLiver withCiprofloxacin | kidney lowPressure pregnancy | sleepy dryMouth dizzy | fainting yellowEyes
Baclofen | mouth | muscleSpasm | neverStopSuddenly noDrive | ulcerNow | kidney fits diabetes pregnancy | sleepy dizzy nausea weak | fitNow confusion
Methocarbamol, Chlorzoxazone | mouth | muscleSpasm | shortTime noDrive | badLiver | kidney pregnancy alcohol | sleepy dizzy nausea | yellowEyes darkUrine
Sumatriptan, Rizatriptan, Naratriptan | mouth | migraineNow | atFirstSign notDaily | heartBefore highPressureNow | depressionMedicine smoking kidney liver pregnancy | sleepy dizzy tingling | chestPain weakSide
Flunarizine | mouth | migrainePrevent | atNight noDrive | depressedNow parkinsonNow | pregnancy | sleepy weightGain tired | lowMood shaking
Allopurinol | mouth | goutPrevent | afterFood water | withAzathioprine | kidney liver thinner pregnancy | nausea looseMotions | rash fever
Febuxostat | mouth | goutPrevent | water regularTests | withAzathioprine | heart liver kidney pregnancy | nausea looseMotions headache | rash chestPain yellowEyes
Colchicine | mouth | goutAttack | exactDose | badKidney badLiver | kidney liver cholesterolMedicine pregnancy | looseMotions nausea stomachPain | severeLoose weak tingling
Hydroxychloroquine | mouth | jointDisease | withFood eyeTests | retinaDisease | heartRhythm diabetes kidney liver | nausea looseMotions headache | blurredSight fainting
Sulfasalazine | mouth | jointBowel | withFood water bloodTests | sulfaAllergy | kidney liver pregnancy g6pd | nausea headache orangeUrine | fever soreThroat rash yellowEyes
Leflunomide | mouth | jointDisease | bloodTests | pregnantNow badLiver breastfeedingNow | infection pressure | looseMotions nausea hairLoss | fever cough yellowEyes rash
Glucosamine | mouth | jointFood | withFood weeksToWork | shellfishAllergy | thinner diabetes pregnancy | stomachPain gas | rash
Omeprazole, Pantoprazole, Rabeprazole, Esomeprazole, Lansoprazole | mouth inject | acid | =beforeBreakfast | withHivMedicine | liver otherClot pregnancy | headache looseMotions constipation | blackStool bloodVomit
Domperidone | mouth | nauseaUse | beforeFood shortTime | heartRhythmNow badLiver gutBlocked | kidney breastfeeding | dryMouth headache | racingHeart fainting
Famotidine | mouth | acid | | | kidney pregnancy | headache constipation dizzy | confusion blackStool
Sucralfate | mouth | ulcerCoat | emptyStomach gapTwo | | kidney hardSwallow | constipation dryMouth | hardBelly
Aluminium Hydroxide + Magnesium Hydroxide + Simeticone | mouth | antacid | afterMeals gapTwo | badKidney | kidney pregnancy | constipation looseMotions | blackStool bloodVomit
Calcium Carbonate | mouth | antacidCalcium | afterMeals gapTwo | muchCalcium badKidney | kidneyStones kidney | constipation gas | confusion
Sodium Alginate + Sodium Bicarbonate + Calcium Carbonate | mouth | antacid | afterMeals gapTwo | | lowSalt kidney heart | gas constipation | blackStool bloodVomit
Sodium Bicarbonate + Citric Acid | mouth | antacid | afterMeals gapTwo shortTime | saltLimited badKidney | pressure heart pregnancy | gas | swelling racingHeart
Simeticone | mouth | gasUse | afterMeals | | babyUnderOne | | rash
Ondansetron, Granisetron | mouth inject | nauseaUse | | | heartRhythm liver pregnancy | headache constipation | fainting racingHeart
Metoclopramide | mouth inject | nauseaUse | beforeFood shortTime noDrive | gutBlocked parkinsonNow fitsNow | kidney depression pregnancy | sleepy restless looseMotions | stiffNeck
Doxylamine + Pyridoxine | mouth | pregnancySick | atNight noDrive | | asthma glaucoma urineTrouble | sleepy dryMouth dizzy | blurredSight noUrine
Dimenhydrinate | mouth | travelSick | beforeTravel noDrive | underTwo | glaucoma prostate asthma pregnancy | sleepy dryMouth | confusion noUrine
Promethazine | mouth | allergySick | noDrive | underTwo | asthma glaucoma prostate pregnancy | sleepy dryMouth dizzy | confusion racingHeart
Dicycloverine, Hyoscine Butylbromide | mouth inject | cramps | | glaucomaNow urineBlocked gutBlocked weakMuscles | heart prostate pregnancy | dryMouth blurredSight constipation | eyePain noUrine racingHeart
Drotaverine | mouth inject | cramps | | badLiver badKidney badHeart | lowPressure pregnancy | dizzy headache nausea | fainting racingHeart
Mebeverine | mouth | crampsBowel | beforeFood | | pregnancy | heartburn | rash bloodStool
Bisacodyl, Sodium Picosulfate | mouth rectum | constipationUse | bedtime water shortTime | gutBlocked bellyPain | pregnancy waterTablet kidney | cramp looseMotions | bloodStool hardBelly
Lactulose | mouth | constipationUse | daysToWork water | gutBlocked noGalactose | diabetes pregnancy | gas cramp | severeLoose hardBelly
Ispaghula Husk | mouth | constipationUse | =stirDrinkAtOnce fullGlass notAtBedtime | gutBlocked chokesEasily | diabetes | gas fullness | hardSwallowing hardBelly
Macrogol | mouth | constipationUse | daysToWork water | gutBlocked bellyPain | kidney heart pregnancy | gas cramp looseMotions | hardBelly swelling
Magnesium Hydroxide | mouth | constipationUse | water shortTime gapTwo | gutBlocked badKidney | kidney heart pregnancy | looseMotions cramp | weak confusion
Glycerol | rectum | constipationUse | shortTime | gutBlocked bellyPain | piles | burningThere cramp | bloodStool
Sodium Chloride + Potassium Chloride + Sodium Citrate + Dextrose | mouth | waterLoss | =orsLitre smallSips feedOn | vomitsAll | kidney heart diabetes | | littleUrine bloodStool drowsyChild | orsDay
Zinc | mouth | zincUse | afterFood asLongAsTold | | kidney pregnancy | nausea metalTaste | vomiting
Loperamide | mouth | looseStop | orsToo shortTime | bloodyLoose underTwelve gutBlocked | liver heartRhythm pregnancy | constipation dizzy cramp | hardBelly fainting
Racecadotril | mouth | looseStop | orsToo | | kidney liver pregnancy | headache | rash swollenFace
Saccharomyces Boulardii | mouth | goodGerms | notHot | weakDefence | hospitalDrip pregnancy | gas constipation | fever
Bacillus Clausii | mouth | goodGerms | =drinkVial gapAntibiotic | weakDefence | pregnancy | | fever rash
Rifaximin | mouth | bowelInfection | finishCourse | gutBlocked | liver pregnancy | nausea gas dizzy headache | severeLoose bloodStool
Mesalazine | mouth rectum | bowelSwelling | neverChewed regularTests | badKidney badLiver aspirinAllergy | kidney liver ulcer | headache nausea looseMotions | fever soreThroat chestPain bloodStool
Ursodeoxycholic Acid | mouth | bileUse | withFood regularTests | gallBlocked | liver pregnancy | looseMotions | yellowEyes bellyAche
Silymarin | mouth | liverFood | withFood | | diabetes pregnancy hormoneCancer | looseMotions nausea | rash yellowEyes
Pancreatin | mouth | enzymeUse | =withMealWhole | porkAllergy | gout pregnancy | stomachPain constipation | bellyAche rash
Itopride | mouth | fullnessUse | beforeFood | gutBlocked bleedingNow | liver kidney pregnancy | looseMotions headache stomachPain | blackStool rash
Amoxicillin, Amoxicillin + Clavulanic Acid, Piperacillin + Tazobactam | mouth inject | bacteria | finishCourse withFoodAntibiotic | penicillinAllergy jaundiceBefore | kidney liver thinner | looseMotions nausea thrush | rash severeLoose yellowEyes
Cefixime, Cefpodoxime, Cefuroxime, Cefalexin, Cefadroxil, Cefdinir, Ceftriaxone, Cefoperazone + Sulbactam, Faropenem, Meropenem | mouth inject | bacteria | finishCourse | cefAllergy | penicillin kidney pregnancy | looseMotions nausea thrush | rash severeLoose
Azithromycin, Clarithromycin, Erythromycin, Roxithromycin | mouth | bacteria | finishCourse | jaundiceBefore heartRhythmNow | liver cholesterolMedicine thinner pregnancy | nausea looseMotions stomachPain | racingHeart yellowEyes rash
Ciprofloxacin, Levofloxacin, Ofloxacin, Moxifloxacin, Norfloxacin | mouth inject | bacteria | finishCourse notWithMilk water lessSun | tendonBefore pregnantNow | fits heartRhythm diabetes kidney | nausea looseMotions dizzy | tendonPain tingling racingHeart
Metronidazole, Tinidazole, Ornidazole | mouth inject | germsGut | afterFood noAlcohol finishCourse | | liver thinner pregnancy | metalTaste nausea darkUrineMild | tingling fitNow rash
Doxycycline, Minocycline | mouth | bacteria | stayUpright water lessSun notWithMilk | pregnantNow underTwelve | liver kidney | nausea looseMotions sunburn | badHeadache hardSwallowing rash
Clindamycin | mouth | bacteria | fullGlass finishCourse | severeLooseBefore | liver kidney pregnancy | looseMotions nausea | severeLoose bloodStool rash
Linezolid | mouth inject | bacteria | finishCourse noAgedFood bloodTests | depressionMedicineNow | pressure diabetes pregnancy | looseMotions headache nausea | blurredSight fever confusion
Nitrofurantoin | mouth | urineInfection | withFood finishCourse | badKidney latePregnancy g6pdNow | lungs liver diabetes | nausea yellowUrine | cough tingling yellowEyes
Sulfamethoxazole, Trimethoprim | mouth | bacteria | water finishCourse | sulfaAllergy badKidney badLiver | g6pd pregnancy thinner asthma | nausea looseMotions | rash fever yellowEyes
Fosfomycin | mouth | urineInfection | =fosfomycinGlass | badKidney | pregnancy | looseMotions headache nausea | severeLoose rash
Amikacin, Gentamicin | inject | bacteria | bloodTests | weakMuscles | kidney hearing pregnancy | nausea | hardHearing dizzy littleUrine
Vancomycin | inject | bacteria | bloodTests | | kidney hearing pregnancy | redSkin nausea | hardHearing littleUrine rash
Fluconazole, Voriconazole, Griseofulvin | mouth | fungusInside | finishCourse lessSun | pregnantNow badLiver | liver kidney heartRhythm thinner otherMedicines | nausea headache stomachPain | yellowEyes rash
Itraconazole | mouth | fungusInside | afterFood finishCourse | pregnantNow heartFailure badLiver | liver kidney otherMedicines | nausea headache looseMotions | yellowEyes swollenLegs breathless
Terbinafine | mouth | fungusInside | finishCourse bloodTests | badLiver badKidney | pregnancy psoriasis | stomachPain tasteLoss headache | yellowEyes rash
Aciclovir, Valaciclovir | mouth | herpes | early water finishCourse | | kidney pregnancy | headache nausea | littleUrine confusion
Oseltamivir | mouth | flu | early withFood finishCourse | | kidney pregnancy | nausea vomitingMild headache | rash confusion
Tenofovir, Entecavir | mouth | liverVirus | regularDaily neverStopDoctor bloodTests | breastfeedingNow | kidney weakBones pregnancy | tired nausea headache | yellowEyes littleUrine weak
Albendazole, Mebendazole | mouth | worms | washHandsNails | pregnantNow underOne | liver breastfeeding | stomachPain headache | rash yellowEyes fever
Ivermectin | mouth | worms | emptyStomach | pregnantNow smallChild | liver thinner breastfeeding | dizzy itching nausea | confusion rash
Nitazoxanide | mouth | worms | withFood finishCourse | underOne | liver kidney pregnancy | stomachPain yellowUrine | yellowEyes rash
Artemether + Lumefantrine | mouth | malaria | withFattyFood finishCourse againIfVomited | heartRhythmNow | pregnancy liver kidney otherMedicines | headache dizzy weakMild | fainting racingHeart fever
Chloroquine | mouth | malaria | afterFood finishCourse | retinaDisease | g6pd fits psoriasis heartRhythm | nausea headache itching | blurredSight fitNow fainting
Phenazopyridine | mouth | urineBurn | afterFood shortTime | badKidney g6pdNow | liver pregnancy | orangeUrine headache | yellowEyes fever
Disodium Hydrogen Citrate | mouth | urineBurn | =inWaterGlass water | badKidney saltLimited | heart pressure pregnancy | nausea looseMotions | fever backPain
Tamsulosin, Silodosin, Alfuzosin | mouth | prostateUse | afterFood standSlowly | faintsOnStanding | eyeOperation lowPressure kidney liver | dizzy blockedNose lessSemen | fainting longErection
Dutasteride, Finasteride | mouth | prostateUse | monthsToWork noDonate | womanOrChild | liver psaTest | lessDesire breastSwelling | breastLump lowMood
Oxybutynin, Solifenacin, Tolterodine, Flavoxate | mouth | bladderUse | | glaucomaNow urineBlocked weakMuscles gutBlocked | prostate kidney liver memoryNoun | dryMouth constipation blurredSight | noUrine confusion eyePain
Mirabegron | mouth | bladderUse | pressureCheck | highPressureNow | kidney liver heartRhythm | fastHeartMild headache | racingHeart noUrine
Chlorphenamine, Pheniramine | mouth | allergyUse | noDrive noAlcohol | | glaucoma prostate asthma pregnancy underTwoNoun | sleepy dryMouth blurredSight | confusion noUrine
Hydroxyzine | mouth | itchUse | noDrive noAlcohol | heartRhythmNow earlyPregnancy | glaucoma prostate kidney fits | sleepy dryMouth headache | racingHeart fainting
Cetirizine, Levocetirizine | mouth | allergyUse | evening noDrive | badKidney | kidney prostate pregnancy | sleepy dryMouth headache | rash noUrine
Fexofenadine | mouth | allergyUse | notWithJuice | | kidney pregnancy | headache sleepy | rash racingHeart
Loratadine, Desloratadine, Ebastine, Bilastine, Rupatadine | mouth | allergyUse | driveCare | | liver kidney heartRhythm pregnancy | headache sleepy dryMouth | rash racingHeart
Montelukast | mouth | asthmaPrevent | evening notForAttack | | depression pregnancy | headache stomachPain | lowMood badDreams rash
Phenylephrine | mouth | blockedNose | shortTime | highPressureNow badHeart depressionMedicineNow | thyroid diabetes prostate glaucoma pregnancy | sleepless restless | racingHeart badHeadache
Ambroxol, Bromhexine, Acetylcysteine, Carbocisteine, Guaifenesin | mouth | mucus | afterFood water | ulcerNow | asthma liver kidney pregnancy | nausea stomachPain | breathless rash bloodCough
Dextromethorphan | mouth gum | dryCough | noDrive | depressionMedicineNow breathingWeak | asthma liver pregnancy underTwoNoun | sleepy nausea dizzy | confusion breathless
Levodropropizine | mouth | dryCough | betweenMeals noDrive | muchMucus pregnantNow breastfeedingNow | kidney underTwoNoun | nausea tired | racingHeart rash
Salbutamol, Levosalbutamol, Terbutaline | mouth | openAirways | | | heart fastHeartbeat diabetes thyroid pregnancy | trembling headache fastHeartMild | chestPain racingHeart breathless
Salbutamol, Levosalbutamol | breath | reliever | carryWithYou countPuffs | | heart fastHeartbeat thyroid pregnancy | trembling headache fastHeartMild | chestPain racingHeart breathless
Budesonide, Beclometasone, Fluticasone, Mometasone | breath | inhaledSteroid | rinseMouth regularDaily notForAttack | | lungInfection pregnancy | hoarse mouthThrush cough | breathless blurredSight
Formoterol, Salmeterol | breath | longOpen | neverStopDoctor | | heart fastHeartbeat diabetes thyroid | trembling headache fastHeartMild | chestPain racingHeart breathless
Ipratropium, Tiotropium, Glycopyrronium | breath | openAirways | notInEyes regularAsTold | | glaucoma prostate kidney pregnancy | dryMouth cough | eyePain noUrine breathless
Theophylline, Doxofylline, Acebrophylline | mouth | openAirways | afterFood lessTea regularDaily | heartAttackNew | fits heart ulcer liver thyroid otherMedicines | nausea headache sleepless | racingHeart fitNow vomiting
Xylometazoline, Oxymetazoline | nose | blockedNose | fiveDays | highPressureNow underSixNose | glaucoma thyroid heart prostate pregnancy | burningNose sneezing | racingHeart badHeadache
Sodium Chloride | nose | salineNose | | | noseOperation | | nosebleed
Menthol + Eucalyptus Oil | breath | blockedNose | =steamBowl | underTwo | asthma pregnancy fits | burningNose | breathless
Fluticasone, Mometasone, Budesonide | nose | nasalAllergy | regularDaily daysToWork | | noseWound glaucoma pregnancy | drynessNose sneezing nosebleedMild | nosebleed blurredSight
Azelastine | nose | nasalAllergy | driveCare | | pregnancy | bitterTaste sneezing sleepy | rash
Prednisolone, Methylprednisolone, Dexamethasone, Betamethasone, Deflazacort, Hydrocortisone | mouth inject | steroidUse | morningFood neverStopSuddenly tellEveryDoctor | untreatedInfection liveVaccine | diabetes pressure ulcer glaucoma weakBones pregnancy | hungry sleepless stomachPain moodChange | fever blackStool blurredSight
Fludrocortisone | mouth | adrenalUse | neverStopSuddenly tellEveryDoctor | untreatedInfection | pressure heart diabetes pregnancy | swollenLegsMild headache | breathless weak
Enalapril, Lisinopril, Perindopril, Ramipril | mouth | pressureUse | regularDaily standSlowly bloodTests | pregnantNow swellingBefore withSacubitril | kidney potassiumTablet otherPainkillers breastfeeding | dryCoughMild dizzy headache | swollenFace fainting littleUrine
Azilsartan, Candesartan, Losartan, Olmesartan, Telmisartan, Valsartan | mouth | pressureUse | regularDaily standSlowly bloodTests | pregnantNow badLiver | kidney potassiumTablet otherPainkillers breastfeeding | dizzy tired headache | swollenFace fainting littleUrine
Amlodipine, Cilnidipine, Nifedipine | mouth | pressureUse | regularDaily standSlowly | veryLowPressure shockHeart | heart liver pregnancy | swollenLegsMild headache flushing tired | chestPain fainting racingHeart
Atenolol, Metoprolol, Bisoprolol, Carvedilol, Nebivolol, Labetalol, Propranolol | mouth | heartPressure | regularDaily neverStopSuddenly standSlowly | asthmaNow slowPulseNow | diabetes heartFailureNoun lungs pregnancy | tired coldHands dizzy slowPulseMild | breathless fainting slowPulse
Clonidine | mouth | pressureUse | regularDaily neverStopSuddenly noDrive | slowPulseNow | heart depression kidney pregnancy | dryMouth sleepy dizzy | fainting badHeadache slowPulse
Methyldopa | mouth | pressureUse | regularDaily noDrive bloodTests | badLiver depressedNow | liver kidney | sleepy headache dryMouth | yellowEyes fever lowMood
Prazosin | mouth | pressureUse | firstAtBedtime standSlowly regularDaily | faintsOnStanding | eyeOperation heart | dizzy headache blockedNose | fainting longErection racingHeart
Hydrochlorothiazide, Chlortalidone, Indapamide | mouth | waterTabletUse | morning bloodTests lessSun | badKidney sulfaAllergy noUrineNow | gout diabetes liver kidney pregnancy | passUrine dizzy cramps | weak confusion eyePain
Furosemide, Torasemide | mouth inject | waterOut | morning bloodTests standSlowly | noUrineNow driedOut | gout diabetes kidney liver hearing pregnancy | passUrine dizzy thirst cramps | fainting hardHearing confusion
Spironolactone | mouth | waterOut | withFood bloodTests noPotassium | badKidney highPotassium | kidney potassiumTablet pregnancy | breastSwelling dizzy nausea | weak racingHeart confusion
Isosorbide Dinitrate, Isosorbide Mononitrate, Nitroglycerin | mouth | anginaUse | standSlowly noErectionTablet asWrittenGap | withErectionTablet veryLowPressure | glaucoma headInjury bloodLack pregnancy | headache flushing dizzy | fainting chestPainStays
Nicorandil | mouth | anginaUse | standSlowly noErectionTablet | withErectionTablet veryLowPressure | ulcer kidney pregnancy | headache flushing dizzy | fainting blackStool mouthSores
Ivabradine | mouth | anginaHeart | withMeal driveCare notWithJuice | slowPulseNow pregnantNow badLiver | heartRhythm otherMedicines breastfeeding | lightFlashes headache dizzy | fainting slowPulse racingHeart
Ranolazine | mouth | anginaUse | regularDaily notWithJuice | badKidney badLiver | heartRhythm otherMedicines kidney | dizzy constipation nausea | fainting racingHeart
Trimetazidine | mouth | anginaUse | withFood | parkinsonNow badKidney | kidney pregnancy | dizzy stomachPain headache | shaking fainting
Sacubitril + Valsartan | mouth | heartFailureUse | regularDaily standSlowly bloodTests | pregnantNow swellingBefore withAce | kidney liver potassiumTablet | dizzy cough tired | swollenFace fainting littleUrine
Digoxin | mouth | heartBeatUse | exactDose regularDaily bloodTests | | kidney thyroid waterTablet otherMedicines | nausea tired dizzy | slowPulse yellowSight confusion vomiting
Amiodarone | mouth | heartBeatUse | regularDaily lessSun bloodTests notWithJuice | slowPulseNow thyroidNow iodineAllergy | lungs liver thinner cholesterolMedicine pregnancy | sunburn nausea slowPulseMild | breathless cough blurredSight fainting
Diltiazem, Verapamil | mouth | anginaPressure | regularDaily standSlowly notWithJuice | slowPulseNow heartFailure | liver kidney otherMedicines pregnancy | constipation headache swollenLegsMild | fainting slowPulse breathless
Atorvastatin, Rosuvastatin, Simvastatin, Pitavastatin | mouth | cholesterolUse | regularDaily goodFood | pregnantNow breastfeedingNow badLiver | alcohol liver kidney thyroid otherMedicines | headache stomachPain musclePainMild | musclePain darkUrine yellowEyes
Ezetimibe | mouth | cholesterolUse | regularDaily goodFood | | liver pregnancy | stomachPain looseMotions tired | musclePain yellowEyes
Fenofibrate | mouth | bloodFatUse | withFood goodFood bloodTests | badLiver badKidney gallBlocked | gallstones thinner cholesterolMedicine pregnancy | stomachPain nausea | musclePain bellyAche yellowEyes
Aspirin | mouth | clotPrevent | afterFood neverStopDoctor tellBeforeOperation | ulcerNow bleedingNow painkillerAsthma underSixteen | kidney liver thinner pregnancy | heartburn bruises | blackStool bloodVomit bleedingLong
Clopidogrel, Prasugrel, Ticagrelor | mouth | clotPrevent | regularDaily neverStopDoctor tellBeforeOperation | bleedingNow badLiver | strokeBefore liver otherPainkillers pregnancy | bruises nosebleedMild stomachPain | blackStool bleedingLong breathless weakSide
Warfarin, Acenocoumarol | mouth | clotTreat | sameTime bloodTests sameFood tellBeforeOperation | bleedingNow pregnantNow | otherMedicines otherPainkillers liver kidney | bruises nosebleedMild | blackStool bleedingLong badHeadache bloodUrine
Apixaban, Rivaroxaban, Dabigatran | mouth | clotTreat | sameTime neverStopDoctor tellBeforeOperation | bleedingNow badLiver pregnantNow | kidney valve otherPainkillers otherMedicines | bruises nosebleedMild stomachPain | blackStool bleedingLong badHeadache bloodUrine
Enoxaparin | inject | clotTreat | selfInject tellBeforeOperation | bleedingNow heparinBefore | kidney liver backOperation pregnancy | bruises sorePlace | blackStool bleedingLong badHeadache
Cilostazol | mouth | walkPain | emptyStomach | heartFailure bleedingNow | thinner heart kidney liver | headache looseMotions fastHeartMild | chestPain racingHeart blackStool
Metformin | mouth | sugarUse | withMeal regularDaily sugarTests | badKidney badLiver | alcohol kidney heartFailureNoun scanDye | looseMotions nausea metalTaste | fastBreath vomiting veryTired
Glimepiride, Gliclazide, Glipizide | mouth | sugarUse | withMeal knowLowSugar sugarTests | typeOne badLiver badKidney | kidney liver sulfaNoun pregnancy | lowSugarMild weightGain | lowSugar fainting
Sitagliptin, Vildagliptin, Linagliptin, Teneligliptin | mouth | sugarUse | regularDaily sugarTests | typeOne | pancreas kidney liver heartFailureNoun pregnancy | headache blockedNose | bellyAche rash swollenFace yellowEyes
Dapagliflozin, Empagliflozin, Canagliflozin | mouth | sugarWater | morning water stopWhenIll cleanThere | typeOne | kidney footSores waterTablet pregnancy | passUrine thrush thirst | fastBreath vomiting painThere weak
Pioglitazone | mouth | sugarUse | regularDaily sugarTests | heartFailure bladderCancer | liver weakBones pregnancy | weightGain swollenLegsMild | breathless swollenLegs bloodUrine
Acarbose, Voglibose | mouth | sugarUse | firstBite sugarFromGlucose sugarTests | gutDisease badLiver | kidney liver pregnancy | gas looseMotions | hardBelly yellowEyes
Repaglinide | mouth | sugarUse | beforeMealNoMeal knowLowSugar sugarTests | typeOne badLiver | kidney liver otherMedicines pregnancy | lowSugarMild stomachPain | lowSugar fainting
Semaglutide | mouth | sugarUse | =semaglutideMorning sugarTests | typeOne pancreatitis thyroidCancer | kidney eyeDisease pregnancy | nausea looseMotions lessHunger | bellyAche vomiting blurredSight
Liraglutide, Dulaglutide | inject | sugarUse | selfInject sugarTests smallMeals | typeOne pancreatitis thyroidCancer | kidney eyeDisease pregnancy | nausea looseMotions lessHunger | bellyAche vomiting | fridge
Insulin Aspart, Insulin Degludec, Insulin Glargine, Insulin Human, Insulin Isophane, Insulin Lispro | inject | insulinUse | selfInject changePlace knowLowSugar sugarTests | lowSugarNow | kidney liver pregnancy illNow | lowSugarMild weightGain sorePlace | lowSugar fainting fastBreath | insulinFridge
Levothyroxine | mouth | thyroidLow | =thyroidMorning bloodTests sameBrand | heartAttackNew thyroidHigh | heart diabetes weakBones pregnancy | fastHeartMild sleepless sweating | chestPain racingHeart
Carbimazole, Propylthiouracil | mouth | thyroidHighUse | regularDaily bloodTests | badLiver bloodCellsBefore | liver pregnancy thinner | nausea headache itching | fever soreThroat yellowEyes bruisesNew
Cabergoline | mouth | milkHormone | withFood standSlowly | valveNow | heart pressure mentalIllness pregnancy | nausea dizzy headache | breathless fainting urges
Clomifene, Letrozole | mouth | fertilityCancer | exactDays | pregnantNow badLiver | ovaryCyst liver weakBones | hotFlush headache jointPain | blurredSight bellyAche bleedingThere
Dydrogesterone, Norethisterone, Medroxyprogesterone, Progesterone | mouth inject | periodUse | exactDays | breastCancer clotBefore unknownBleeding badLiver | migraine diabetes depression pregnancy | headache breastPain spotting | legPain chestPain badHeadache
Estradiol | mouth | menopauseUse | exactDays breastCheck | breastCancer clotBefore unknownBleeding badLiver pregnantNow | migraine pressure gallstones | headache breastPain nausea | legPain chestPain badHeadache
Levonorgestrel + Ethinylestradiol | mouth | pillUse | sameTime ifForgotten noInfectionShield | clotBefore smokes35 breastCancer migraineAura pregnantNow | pressure diabetes otherMedicines breastfeeding | nausea headache spotting breastPain | legPain chestPain badHeadache blurredSight
Tranexamic Acid | mouth inject | bleedingUse | asLongAsTold | clotBefore fitsNow | kidney pillMedicine pregnancy | nausea looseMotions | legPain chestPain blurredSight
Etamsylate | mouth | bleedingUse | afterFood | porphyria | asthma pregnancy | headache nausea | fever rash legPain
Sildenafil, Tadalafil | mouth | erectionUse | onceADay noAlcohol | withNitrate heartBefore | heart lowPressure eyeDisease liver kidney | headache flushing blockedNose heartburn | chestPain longErection sightLoss
Escitalopram, Fluoxetine, Fluvoxamine, Paroxetine, Sertraline, Vortioxetine | mouth | moodUse | regularDaily weeksToWork neverStopSuddenly | withMaoi | fits thinner heartRhythm bipolar pregnancy | nausea sleepless sweating lessDesire | darkThoughts restlessHot bleedingLong
Venlafaxine, Desvenlafaxine, Duloxetine | mouth | moodUse | withFood weeksToWork neverStopSuddenly | withMaoi | pressure glaucoma liver kidney bipolar pregnancy | nausea dryMouth sweating dizzy | darkThoughts restlessHot yellowEyes
Amitriptyline, Imipramine, Nortriptyline | mouth | moodNerve | evening noDrive neverStopSuddenly | withMaoi heartAttackNew | heart glaucoma prostate fits pregnancy | sleepy dryMouth constipation | racingHeart noUrine darkThoughts
Bupropion | mouth | moodUse | regularDaily notBedtime | fitsNow eatingDisorder withMaoi | alcohol pressure diabetes kidney | sleepless dryMouth headache | fitNow darkThoughts rash
Buspirone | mouth | worryUse | regularDaily weeksToWork driveCare notWithJuice | withMaoi badLiver badKidney | fits pregnancy | dizzy nausea headache | restlessHot
Mirtazapine | mouth | moodUse | bedtime weeksToWork neverStopSuddenly | withMaoi | liver kidney fits pregnancy | sleepy hungry weightGain | darkThoughts fever soreThroat
Amisulpride, Aripiprazole, Haloperidol, Olanzapine, Quetiapine, Risperidone | mouth | mindUse | regularDaily neverStopSuddenly noDrive | drowsyNow | heartRhythm diabetes parkinson memoryNoun pregnancy | sleepy weightGain restless | stiffNeck restlessHot fainting
Clozapine | mouth | mindUse | regularDaily bloodTestsMust neverStopSuddenly noDrive | bloodCellsBefore badHeart | fits constipationNoun diabetes smoking | sleepy wateringMouth constipation | fever soreThroat chestPain hardBelly
Lithium Carbonate | mouth | bipolarUse | regularDaily bloodTestsMust water sameSalt | badKidney badHeart | kidney thyroid waterTablet otherPainkillers pregnancy | thirst trembling passUrine | badTremble vomiting confusion
Melatonin | mouth | sleepUse | beforeBed noDrive noAlcohol | | thinner fits liver pregnancy | sleepyMorning headache badDreamsMild | confusion
Levetiracetam, Brivaracetam | mouth | fitsUse | regularDaily neverMiss | | kidney depression pregnancy | sleepy dizzy cross | darkThoughts rash fitNow
Carbamazepine, Oxcarbazepine | mouth | fitsUse | withFood neverMiss bloodTests noDrive | heartBlock bloodCellsBefore | liver pillMedicine otherMedicines pregnancy | sleepy dizzy doubleSight | rash mouthSores fever fitNow
Lamotrigine | mouth | fitsBipolar | neverMiss slowSteps | | pillMedicine liver kidney pregnancy | headache dizzy sleepy | rash mouthSores fever
Phenytoin | mouth | fitsUse | withFood neverMiss bloodTests brushTeeth | heartBlock | liver pillMedicine otherMedicines pregnancy | unsteady gumsSwell sleepy | rash fever confusion
Topiramate | mouth | fitsMigraine | neverMiss water | | kidneyStones glaucoma pillMedicine pregnancy | tingling thinking weightLoss | eyePain darkThoughts fastBreath
Valproate | mouth | fitsBipolar | withFood neverMiss bloodTests | badLiver pregnancyPossible | pancreas kidney otherMedicines | nausea trembling weightGain hairLoss | yellowEyes vomiting bellyAche confusion
Lacosamide | mouth | fitsUse | neverMiss driveCare | heartBlock | heart kidney pregnancy | dizzy headache doubleSight | fainting darkThoughts slowPulse
Gabapentin, Pregabalin | mouth | nervePain | neverStopSuddenly noDrive noAlcohol | | kidney lungs heartFailureNoun sleepingTablet pregnancy | sleepy dizzy weightGain | breathless darkThoughts swollenFace
Mecobalamin | mouth inject | bTwelve | asLongAsTold | | pregnancy | nausea looseMotions | rash
Levodopa + Carbidopa | mouth | parkinsonUse | sameTime awayProtein standSlowly neverStopSuddenly | glaucomaNow withMaoi skinCancer | heart mentalIllness pregnancy | nausea dizzy movements | fainting suddenSleep urges confusion
Pramipexole, Ropinirole | mouth | parkinsonLegs | withFood standSlowly neverStopSuddenly noDrive | | kidney heart mentalIllness pregnancy | nausea sleepy dizzy | suddenSleep urges confusion
Amantadine | mouth | parkinsonUse | notBedtime neverStopSuddenly | fitsNow badKidney | heart glaucoma prostate mentalIllness pregnancy | sleepless dizzy dryMouth | confusion breathless darkThoughts
Rasagiline | mouth | parkinsonUse | regularDaily noAgedFood | withDepressionTablet badLiver | coldMedicine skinCancerNoun pregnancy | headache jointPain | badHeadache restlessHot urges
Trihexyphenidyl | mouth | parkinsonShake | afterFood noDrive neverStopSuddenly | glaucomaNow gutBlocked | prostate memoryNoun heart pregnancy | dryMouth blurredSight constipation | confusion noUrine eyePain
Donepezil, Rivastigmine | mouth patch | memoryUse | helper regularDaily | | heartRhythm asthma ulcer lowWeight | nausea looseMotions lessHunger | fainting slowPulse blackStool
Memantine | mouth | memoryUse | helper regularDaily | | fits kidney heart | dizzy headache constipation | fitNow confusion
Citicoline | mouth | strokeUse | asLongAsTold | | pressure pregnancy | headache sleepless stomachPain | rash
Betahistine | mouth | giddyUse | afterFood | adrenalTumour | asthma ulcer pregnancy | nausea headache | rash breathless
Cinnarizine | mouth | giddyUse | afterFood noDrive | parkinsonNow | glaucoma prostate pregnancy | sleepy dryMouth weightGain | shaking
Prochlorperazine | mouth | giddySick | noDrive shortTime | parkinsonNow | glaucoma liver heartRhythm fits pregnancy | sleepy dryMouth dizzy | stiffNeck restlessHot
Calcium Carbonate + Cholecalciferol, Calcium Citrate Malate + Cholecalciferol | mouth | calciumUse | afterFood gapTwo | muchCalcium kidneyStonesNow | kidney heartMedicine | constipation gas | confusion vomiting
Cholecalciferol | mouth | vitaminD | exactDose withFood | muchCalcium muchVitaminD | kidney kidneyStones pregnancy | nausea | confusion vomiting thirstMuch
Calcitriol | mouth | vitaminD | exactDose bloodTests | muchCalcium muchVitaminD | kidney kidneyStones heartMedicine pregnancy | nausea headache | confusion vomiting thirstMuch
Alendronic Acid, Risedronic Acid, Ibandronic Acid | mouth | boneUse | =boneMorning tellDentist | gulletNarrow cannotSit lowCalcium | kidney ulcer teethWork | heartburn stomachPain musclePainMild | hardSwallowing jawPain thighPain
Zoledronic Acid | inject | boneUse | water tellDentist bloodTests | badKidney lowCalcium pregnantNow | kidney teethWork | feverMild musclePainMild headache | jawPain thighPain racingHeart
Denosumab | inject | boneUse | neverLate tellDentist | lowCalcium pregnantNow | kidney teethWork infection | backPainMild musclePainMild | jawPain thighPain tingling | fridge
Teriparatide | inject | boneUse | selfInject standSlowly | muchCalcium boneCancer pregnantNow | kidneyStones kidney | nausea legCramps dizzy | fainting confusion | fridge
Ascorbic Acid, Thiamine, Thiamine + Riboflavin + Nicotinamide, Pyridoxine, Biotin | mouth | vitaminUse | withFood notMore | | kidneyStones kidney labTest pregnancy | nausea yellowUrine | tingling rash
Magnesium Glycinate | mouth | mineralUse | withFood gapTwo | badKidney | kidney heart | looseMotions | weak slowPulse
Retinol | mouth | vitaminA | exactDose notMore | pregnantNow | liver kidney | headache nausea drySkin | vomiting badHeadache
Tocopherol | mouth | vitaminUse | withFood notMore | | thinner pregnancy | nausea looseMotions | bleedingLong
Ferrous Sulfate, Ferrous Ascorbate, Iron Polymaltose | mouth | ironUse | betweenMeals notWithTea gapTwo childrenIron | muchIron | ulcer bloodTransfusions | darkStool constipation stomachPain | bloodVomit bellyAche
Folic Acid | mouth | folicUse | regularDaily | | fitsMedicine bTwelveLack | nausea | rash
Omega-3 | mouth | foodFat | withFood | fishAllergy | thinner diabetes pregnancy | fishTaste heartburn | racingHeart
Coenzyme Q10, Levocarnitine | mouth | foodExtra | withFood | | thinner diabetes fits pregnancy | nausea looseMotions | rash
Whey Protein | mouth | foodProtein | notMeal | milkAllergy | kidney liver | gas fullness | rash swollenFace
Erythropoietin | inject | bloodMake | selfInjectOrNurse bloodTests pressureCheck | highPressureNow | heart clots cancer fits | headache jointPain sorePlace | badHeadache legPain chestPain | fridge
Iron Sucrose, Ferric Carboxymaltose | inject | ironDrip | bloodTests | muchIron | ironReaction liver asthma pregnancy | headache metalTaste sorePlace | breathless swollenFace fainting
Potassium Chloride | mouth | potassiumUse | =potassiumWater afterFood bloodTests | badKidney highPotassium | kidney heart waterTablet ulcer | stomachPain nausea | weak racingHeart blackStool
Sevelamer | mouth | phosphateUse | withMeal neverChewed bloodTests | gutBlocked | constipationNoun hardSwallow otherMedicines | constipation stomachPain nausea | hardBelly
Sodium Bicarbonate | mouth | acidBlood | asWritten bloodTests | | pressure heart lowSalt | gas fullness | swollenLegs weak
`;
