/**
 * One generic or fixed combination a line: name | group | presentations. A star: only with a prescription. `=Name`: the
 * brand it is best known under in the demo store; its other brands are built (./brands.ts). A presentation: kind, strengths
 * (parts of a combination joined by +), unit, `x` pack size, `@` rupees of the first strength.
 */
const text = `
Paracetamol | fever =Febrisol | tab 500,650,1000 mg @24; sus 120,250 mg/5 ml x60 @44; drp 100 mg/ml @39
Paracetamol | fever =Tinyfeva | supp 80,170,250 mg @52
*Paracetamol | fever | bag 10 mg/ml x100 @310
Paracetamol + Caffeine | fever =Hedcalma | tab 500+50,650+50 mg @38
*Ibuprofen | nsaid | tab 200,400,600 mg @22; sus 100 mg/5 ml @48
*Ibuprofen + Paracetamol | nsaid =Bodyeasa | tab 400+325 mg @32; sus 100+162.5 mg/5 ml x60 @46
*Aceclofenac | nsaid | tab 100 mg @62; sr 200 mg @98
*Aceclofenac + Paracetamol | nsaid =Acedolin | tab 100+325,100+500 mg @95
*Aceclofenac + Paracetamol + Serratiopeptidase | nsaid | tab 100+325+15 mg @165
*Aceclofenac + Thiocolchicoside | muscle | tab 100+4,100+8 mg @231
*Diclofenac | nsaid | tab 50 mg @38; sr 75,100 mg @64; amp 25 mg/ml x3 @22
Diclofenac | rub =Movigelo | gel 1.16 % @92
Methyl Salicylate + Menthol | rub =Balmora | gel 15+5 % @85
Capsaicin | rub | gel 0.025,0.075 % @128
*Naproxen | nsaid | tab 250,500 mg @82
*Mefenamic Acid | nsaid | tab 250,500 mg @46; sus 50,100 mg/5 ml x60 @42
*Mefenamic Acid + Dicycloverine | spasm | tab 250+10,500+20 mg @67
*Etoricoxib | nsaid | tab 60,90,120 mg @157
*Etoricoxib + Thiocolchicoside | muscle | tab 60+4,60+8 mg @302
*Celecoxib | nsaid | cap 100,200 mg @96
*Piroxicam | nsaid | cap 10,20 mg @58
*Indometacin | nsaid | cap 25,50 mg @42; crs 75 mg @78
*Ketorolac | nsaid | tab 10 mg @84; amp 30 mg/ml x1 @38
*Lornoxicam | nsaid | tab 4,8 mg @120
*Thiocolchicoside | muscle | cap 4,8 mg @186
*Tizanidine | muscle | tab 2,4 mg @96
*Baclofen | muscle | tab 5,10,20 mg @98
*Chlorzoxazone + Paracetamol | muscle | tab 250+300 mg @101
*Methocarbamol | muscle | tab 500,750 mg @123
*Sumatriptan | migraine | tab 25,50,100 mg x4 @118
*Rizatriptan | migraine | tab 5,10 mg x4 @122; md 5,10 mg x4 @128
*Naratriptan | migraine | tab 1,2.5 mg x4 @168
*Flunarizine | migraine | tab 5,10 mg @87
*Allopurinol | gout | tab 100,300 mg @42
*Febuxostat | gout | tab 40,80 mg @128
*Colchicine | gout | tab 0.5 mg @64
*Hydroxychloroquine | joint | tab 200,300,400 mg @115
*Sulfasalazine | joint | tab 500,1000 mg @101
*Leflunomide | joint | tab 10,20 mg @185
Glucosamine | jointfood =Jointeva | tab 500,750,1500 mg @235
*Omeprazole | acid | cap 10,20,40 mg x15 @52; vial 40 mg @62
*Pantoprazole | acid =Pantavida | tab 20,40 mg @108; vial 40 mg @58
*Rabeprazole | acid | tab 10,20 mg @92
*Esomeprazole | acid | tab 20,40 mg @106
*Lansoprazole | acid | cap 15,30 mg @72
*Pantoprazole + Domperidone | acid | crs 40+30 mg x15 @176
*Rabeprazole + Domperidone | acid | crs 20+30 mg x15 @188
*Famotidine | acid | tab 20,40 mg @18
*Sucralfate | acid | sus 500,1000 mg/5 ml @152; tab 1000 mg @123
Aluminium Hydroxide + Magnesium Hydroxide + Simeticone | antacid =Coolgela | sus 250+250+50 mg/5 ml x170 @118; chew 250+250+50 mg @32
Calcium Carbonate | antacid | chew 500,750 mg x10 @28
Sodium Alginate + Sodium Bicarbonate + Calcium Carbonate | antacid =Algivera | sus 250+133.5+80 mg/5 ml x150 @186
Sodium Bicarbonate + Citric Acid | antacid =Fizzcool | pow 2.3+2.2 g @10
Simeticone | antacid =Bellicalm | drp 40 mg/ml @62; chew 80,125 mg x10 @34
*Ondansetron | nausea | tab 4,8 mg @73; md 4,8 mg @56; syr 2 mg/5 ml x30 @42; amp 2 mg/ml @14
*Domperidone | nausea | tab 10 mg @45; sus 5 mg/5 ml x30 @38
*Metoclopramide | nausea | tab 5,10 mg @22; amp 5 mg/ml @8
*Granisetron | nausea | tab 1,2 mg @165
*Doxylamine + Pyridoxine | nausea | tab 10+10,20+20 mg @109
Dimenhydrinate | nausea =Yatravom | tab 25,50 mg @34
*Promethazine | nausea | tab 10,25 mg @50; syr 5 mg/5 ml @48
*Dicycloverine | spasm | tab 10,20 mg @31; syr 10 mg/5 ml x30 @36
*Hyoscine Butylbromide | spasm | tab 10,20 mg @109; amp 20 mg/ml x1 @24
*Drotaverine | spasm | tab 40,80 mg @87; amp 20 mg/ml @22
*Mebeverine | spasm | tab 135 mg @129; crs 200 mg @148
Bisacodyl | bowel | tab 5,10 mg @17; supp 5,10 mg @46
Lactulose | bowel =Lactosoft | sol 3.35 g/5 ml @248
Ispaghula Husk | bowel =Isabhusk | jar 70 % @165; pow 3500 mg x6 @14
Macrogol | bowel | jar 98 % x119 @278; pow 13.8 g x14 @32
*Sodium Picosulfate | bowel | tab 5,10 mg @81; syr 5 mg/5 ml @112
Magnesium Hydroxide | bowel | sus 400 mg/5 ml x170 @128
Glycerol | bowel | supp 1,2 g @62
Sodium Chloride + Potassium Chloride + Sodium Citrate + Dextrose | loose =Rehydrina | ors 2.6+1.5+2.9+13.5 g @22
Zinc | loose =Zincovera | md 10,20 mg @48; syr 10,20 mg/5 ml x60 @52
*Loperamide | loose | cap 2 mg @26
*Racecadotril | loose | cap 100 mg @128; pow 10,15,30 mg x1 @16
Saccharomyces Boulardii | loose | cap 250 mg @246; pow 250 mg x1 @42
Bacillus Clausii | loose =Florabina | sus 2 billion spores/5 ml x50 @276
*Rifaximin | gut | tab 200,400,550 mg @255
*Mesalazine | gut | sr 400,800,1200 mg @165; supp 500,1000 mg @268
*Ursodeoxycholic Acid | gut | tab 150,300 mg @286
Silymarin | gut | tab 70,140 mg @137
*Pancreatin | gut | cap 10000,25000 units @228
*Itopride | gut | tab 50 mg @134; crs 150 mg @142
*Amoxicillin | antibiotic | cap 250,500 mg x15 @72; dry 125,250 mg/5 ml @48
*Amoxicillin + Clavulanic Acid | antibiotic =Amoxidura | tab 250+125,500+125,875+125 mg x10 @168; dry 200+28.5,400+57 mg/5 ml x30 @68; vial 1000+200 mg @132
*Azithromycin | antibiotic =Azithrova | tab 250,500 mg x5 @72; dry 100,200 mg/5 ml x15 @42
*Cefixime | antibiotic | tab 100,200,400 mg x10 @72; dry 50,100 mg/5 ml x30 @52
*Cefpodoxime | antibiotic | tab 100,200 mg x10 @116; dry 50,100 mg/5 ml x30 @72
*Cefuroxime | antibiotic | tab 250,500 mg x10 @248; vial 750,1500 mg @152
*Cefalexin | antibiotic | cap 250,500 mg @98; dry 125,250 mg/5 ml @62
*Cefadroxil | antibiotic | tab 250,500 mg x10 @58
*Cefdinir | antibiotic | cap 300 mg @228
*Ceftriaxone | antibiotic | vial 250,500,1000 mg @28
*Cefoperazone + Sulbactam | antibiotic | vial 500+500,1000+500,1000+1000 mg @148
*Ciprofloxacin | antibiotic | tab 250,500,750 mg x10 @28; bag 2 mg/ml x100 @28
*Levofloxacin | antibiotic | tab 250,500,750 mg x10 @58
*Ofloxacin | antibiotic | tab 200,400 mg x10 @62
*Ofloxacin + Ornidazole | antibiotic | tab 200+500 mg x10 @128; sus 50+125 mg/5 ml x30 @58
*Moxifloxacin | antibiotic | tab 400 mg x5 @228
*Norfloxacin | antibiotic | tab 400 mg x10 @62
*Doxycycline | antibiotic | cap 100 mg @38; tab 100,200 mg x10 @42
*Minocycline | antibiotic | cap 50,100 mg @186
*Clarithromycin | antibiotic | tab 250,500 mg x10 @248; dry 125 mg/5 ml x30 @98
*Erythromycin | antibiotic | tab 250,500 mg x10 @68
*Roxithromycin | antibiotic | tab 150,300 mg x10 @92
*Linezolid | antibiotic | tab 600 mg x10 @342; bag 2 mg/ml x300 @328
*Clindamycin | antibiotic | cap 150,300 mg @148
*Metronidazole | antibiotic | tab 200,400 mg @16; sus 200 mg/5 ml x60 @32; bag 5 mg/ml x100 @22
*Tinidazole | antibiotic | tab 300,500 mg x10 @52
*Nitrofurantoin | antibiotic | cap 50,100 mg @82
*Fosfomycin | antibiotic | pow 3 g x8 @398
*Sulfamethoxazole + Trimethoprim | antibiotic | tab 400+80,800+160 mg x10 @14; sus 200+40 mg/5 ml x50 @22
*Faropenem | antibiotic | tab 200,300 mg x10 @548
*Meropenem | antibiotic | vial 500,1000 mg @428
*Piperacillin + Tazobactam | antibiotic | vial 2000+250,4000+500 mg @268
*Amikacin | antibiotic | inj 50,125,250 mg/ml x2 @38
*Gentamicin | antibiotic | amp 10,40 mg/ml @9
*Vancomycin | antibiotic | vial 500,1000 mg @312
*Fluconazole | fungal | tab 150 mg x1 @14; tab 50,200 mg x10 @72
*Itraconazole | fungal | cap 65,100,200 mg @148
*Terbinafine | fungal | tab 125,250 mg x10 @118
*Griseofulvin | fungal | tab 125,250,500 mg x10 @38
*Voriconazole | fungal | tab 50,200 mg x4 @1120
*Aciclovir | viral | tab 200,400,800 mg x10 @78
*Valaciclovir | viral | tab 500,1000 mg x10 @398
*Oseltamivir | viral | cap 30,45,75 mg @328; sus 12 mg/ml x75 @468
*Entecavir | viral | tab 0.5,1 mg x10 @548
*Tenofovir | viral | tab 300 mg x30 @1180
*Albendazole | worm | chew 400 mg x1 @11; sus 200 mg/5 ml x10 @22
*Ivermectin | worm | tab 3,6,12 mg x4 @62
*Mebendazole | worm | chew 100 mg x6 @24; sus 100 mg/5 ml x30 @26
*Nitazoxanide | worm | tab 200,500 mg x6 @72; sus 100 mg/5 ml x30 @48
*Artemether + Lumefantrine | malaria | tab 20+120,40+240,80+480 mg x6 @62
*Chloroquine | malaria | tab 250,500 mg x10 @14
Disodium Hydrogen Citrate | urine =Uricool | syr 1.25 g/5 ml @112
*Phenazopyridine | urine | tab 100,200 mg @115
*Flavoxate | bladder | tab 100,200 mg @168
*Tamsulosin | bladder | crs 0.2,0.4 mg x15 @188
*Tamsulosin + Dutasteride | bladder | crs 0.4+0.5 mg x15 @428
*Finasteride | bladder | tab 1,5 mg @123
*Dutasteride | bladder | cap 0.5 mg @198
*Silodosin | bladder | cap 4,8 mg @268
*Alfuzosin | bladder | sr 10 mg @286
*Solifenacin | bladder | tab 5,10 mg @228
*Mirabegron | bladder | sr 25,50 mg @347
*Oxybutynin | bladder | tab 2.5,5 mg @115
*Tolterodine | bladder | tab 1,2 mg @179
*Cetirizine | allergy =Sneezenda | tab 5,10 mg @25; syr 5 mg/5 ml x60 @44
*Levocetirizine | allergy | tab 5,10 mg @59; syr 2.5 mg/5 ml x60 @62
Loratadine | allergy | tab 10 mg @87; syr 5 mg/5 ml x60 @58
*Desloratadine | allergy | tab 5 mg @129
*Fexofenadine | allergy =Fexodaya | tab 60,120,180 mg @137; sus 30 mg/5 ml x60 @98
Bilastine | allergy | tab 10,20 mg @193
*Ebastine | allergy | tab 10,20 mg @151
*Rupatadine | allergy | tab 10,20 mg @165
Chlorphenamine | allergy | tab 2,4 mg @11
Pheniramine | allergy | tab 25,50 mg @12
*Hydroxyzine | allergy | tab 10,25 mg @58; syr 10 mg/5 ml @92
*Montelukast + Levocetirizine | allergy =Montaleeva | tab 10+5 mg @249; syr 4+2.5 mg/5 ml x60 @112
*Montelukast + Fexofenadine | allergy | tab 10+120 mg @305
Paracetamol + Phenylephrine + Chlorphenamine | cold =Coldeasa | tab 500+10+2 mg @73; sus 125+5+1 mg/5 ml x60 @78
*Paracetamol + Phenylephrine + Cetirizine | cold | tab 325+10+5,500+10+5 mg @81
Ambroxol + Guaifenesin | cough =Kofrelief | syr 30+50 mg/5 ml @98
Ambroxol | cough | tab 30 mg @53; syr 15,30 mg/5 ml @72; crs 75 mg @92
*Bromhexine | cough | tab 8 mg @31; syr 4 mg/5 ml @58
Dextromethorphan + Chlorphenamine | cough =Tussacalm | syr 10+2 mg/5 ml @108
Dextromethorphan | cough | loz 5 mg @32; syr 5,10 mg/5 ml @92
*Ambroxol + Levosalbutamol + Guaifenesin | cough | syr 15+0.5+50,30+1+50 mg/5 ml @118
*Terbutaline + Bromhexine + Guaifenesin | cough | syr 1.25+4+50 mg/5 ml @122
*Levodropropizine | cough | syr 30 mg/5 ml @128
*Acebrophylline | asthma | cap 100 mg @128; sr 200 mg @263
Acetylcysteine | cough | eff 200,600 mg @218
*Carbocisteine | cough | cap 375 mg @62; syr 100,250 mg/5 ml @98
Amylmetacresol + Dichlorobenzyl Alcohol | mouth =Galasooth | loz 0.6+1.2 mg @36
Menthol + Eucalyptus Oil | nose =Vaporeva | steam 55+130 mg @62
Oxymetazoline | nose =Nasabreez | spray 0.05 % @98; nas 0.025,0.05 % @62
Xylometazoline | nose | spray 0.05,0.1 % @92; nas 0.05,0.1 % @58
Sodium Chloride | nose =Salinova | spray 0.65 % @118; nas 0.65 % x20 @48
*Fluticasone | nasalsteroid | spray 50 mcg/dose @312
*Mometasone | nasalsteroid | spray 50 mcg/dose @328
*Azelastine + Fluticasone | nasalsteroid | spray 140+50 mcg/dose x70 @398
*Budesonide | nasalsteroid | spray 32,64 mcg/dose @286
*Salbutamol | asthma | inh 100 mcg/dose @148; tab 2,4 mg @12.5; syr 2 mg/5 ml @18; resp 2.5 mg @42
*Levosalbutamol | asthma | inh 50 mcg/dose @228; resp 0.31,0.63,1.25 mg @38
*Budesonide | asthma | inh 100,200 mcg/dose @268; resp 0.5,1 mg @112; rota 100,200 mcg @148
*Formoterol + Budesonide | asthma =Breezora | inh 6+100,6+200,6+400 mcg/dose x120 @358; rota 6+100,6+200,6+400 mcg @212
*Salmeterol + Fluticasone | asthma | inh 25+50,25+125,25+250 mcg/dose x120 @412; rota 50+100,50+250,50+500 mcg @286
*Formoterol + Mometasone | asthma | inh 5+100,5+200 mcg/dose x120 @428
*Ipratropium | asthma | inh 20 mcg/dose @268; resp 250,500 mcg @82
*Ipratropium + Levosalbutamol | asthma | inh 20+50 mcg/dose @298; resp 500+1250 mcg @112
*Tiotropium | asthma | inh 9 mcg/dose @468; rota 18 mcg x15 @228
*Beclometasone | asthma | inh 50,100,200 mcg/dose @228
*Glycopyrronium | asthma | rota 25,50 mcg @328; resp 25 mcg @168
*Montelukast | asthma | chew 4,5 mg x10 @118; tab 10 mg @213
*Theophylline | asthma | sr 200,300,400,600 mg @59
*Doxofylline | asthma | tab 400 mg @109; sr 650 mg @137
*Prednisolone | steroid | tab 2.5,5,10,20,40 mg x10 @9; syr 5,15 mg/5 ml x60 @42
*Methylprednisolone | steroid | tab 4,8,16 mg x10 @58; vial 40,125,500,1000 mg @68
*Dexamethasone | steroid | tab 0.5,2,4 mg x10 @6; amp 4 mg/ml @12
*Deflazacort | steroid | tab 6,12,24,30 mg x10 @98; sus 6 mg/5 ml x60 @98
*Betamethasone | steroid | tab 0.5,1 mg x20 @18; drp 0.5 mg/ml @28
*Hydrocortisone | steroid | tab 5,10,20 mg x10 @98; vial 100 mg @48
*Fludrocortisone | steroid | tab 0.1 mg x10 @118
*Amlodipine | pressure =Amlovida | tab 2.5,5,10 mg @32
*Telmisartan | pressure =Telmaveda | tab 20,40,80 mg @72
*Telmisartan + Amlodipine | pressure | tab 40+5,80+5 mg @148
*Telmisartan + Hydrochlorothiazide | pressure | tab 40+12.5,80+12.5 mg @142
*Losartan | pressure | tab 25,50,100 mg @52
*Losartan + Hydrochlorothiazide | pressure | tab 50+12.5,100+25 mg @118
*Olmesartan | pressure | tab 10,20,40 mg @98
*Valsartan | pressure | tab 40,80,160 mg @128
*Candesartan | pressure | tab 4,8,16 mg @92
*Azilsartan | pressure | tab 40,80 mg @138
*Ramipril | pressure | tab 1.25,2.5,5,10 mg @62
*Enalapril | pressure | tab 2.5,5,10 mg @38
*Lisinopril | pressure | tab 2.5,5,10 mg @58
*Perindopril | pressure | tab 2,4,8 mg @118
*Atenolol | pressure | tab 25,50,100 mg x14 @28
*Metoprolol | heart =Metavida | sr 12.5,25,50,100 mg @72
*Bisoprolol | heart | tab 1.25,2.5,5,10 mg @78
*Nebivolol | pressure | tab 2.5,5,10 mg @118
*Carvedilol | heart | tab 3.125,6.25,12.5,25 mg @62
*Propranolol | heart | tab 10,20,40 mg @22; crs 40,80 mg @58
*Labetalol | pressure | tab 100,200 mg @235
*Amlodipine + Atenolol | pressure | tab 2.5+25,5+50 mg @68
*Cilnidipine | pressure | tab 5,10,20 mg @82
*Nifedipine | pressure | sr 10,20,30 mg @28
*Diltiazem | heart | tab 30,60 mg @53; crs 90,120 mg @112
*Verapamil | heart | tab 40,80 mg @25; sr 120,240 mg @88
*Clonidine | pressure | tab 100,150 mcg @39
*Prazosin | pressure | sr 2.5,5 mg @168
*Methyldopa | pressure | tab 250,500 mg @53
*Hydrochlorothiazide | water | tab 12.5,25 mg @18
*Chlortalidone | water | tab 6.25,12.5,25 mg @82
*Indapamide | water | sr 1.5 mg @128
*Furosemide | water | tab 20,40 mg @9; amp 10 mg/ml @6
*Torasemide | water | tab 5,10,20,40 mg @48
*Spironolactone | water | tab 25,50,100 mg @38
*Isosorbide Mononitrate | heart | tab 10,20,40 mg @52; sr 30,60 mg @98
*Isosorbide Dinitrate | heart | tab 5,10 mg x50 @28
*Nitroglycerin | heart | sr 2.6,6.4 mg x30 @168
*Ivabradine | heart | tab 5,7.5 mg @268
*Ranolazine | heart | sr 500,1000 mg @198
*Nicorandil | heart | tab 5,10 mg @165
*Trimetazidine | heart | sr 35,60 mg @148
*Digoxin | heart | tab 0.125,0.25 mg @17
*Amiodarone | heart | tab 100,200 mg @115
*Sacubitril + Valsartan | heart | tab 24+26,49+51,97+103 mg x14 @548
*Atorvastatin | lipid =Lipavera | tab 5,10,20,40,80 mg @62
*Rosuvastatin | lipid | tab 5,10,20,40 mg @98
*Simvastatin | lipid | tab 10,20,40 mg @73
*Pitavastatin | lipid | tab 1,2,4 mg @137
*Fenofibrate | lipid | tab 145,160,200 mg @157
*Ezetimibe | lipid | tab 10 mg @123
*Atorvastatin + Ezetimibe | lipid | tab 10+10,20+10 mg @193
*Rosuvastatin + Fenofibrate | lipid | tab 5+160,10+160,20+160 mg @235
*Clopidogrel | clot | tab 75,150 mg @82
*Aspirin | clot =Ecorisa | tab 75,150 mg x14 @9
*Clopidogrel + Aspirin | clot | cap 75+75,75+150 mg x15 @78
*Ticagrelor | clot | tab 60,90 mg x14 @328
*Prasugrel | clot | tab 5,10 mg @207
*Apixaban | clot | tab 2.5,5 mg @277
*Rivaroxaban | clot | tab 2.5,10,15,20 mg x14 @182
*Dabigatran | clot | cap 75,110,150 mg @238
*Warfarin | clot | tab 1,2,3,5 mg x30 @48
*Acenocoumarol | clot | tab 1,2,3,4 mg x30 @82
*Enoxaparin | clot | pfs 20,40,60,80 mg @228
*Cilostazol | clot | tab 50,100 mg @137
*Metformin | sugar =Gluvida | tab 500,850,1000 mg @28; sr 500,750,1000 mg @38
*Glimepiride | sugar | tab 1,2,3,4 mg @58
*Glimepiride + Metformin | sugar =Glimora | sr 0.5+500,1+500,2+500,3+500,4+1000 mg @92
*Gliclazide | sugar | tab 40,80 mg @62; sr 30,60 mg @88
*Glipizide | sugar | tab 2.5,5 mg @14
*Pioglitazone | sugar | tab 7.5,15,30 mg @48
*Sitagliptin | sugar | tab 25,50,100 mg @168
*Sitagliptin + Metformin | sugar | tab 50+500,50+1000 mg @186
*Vildagliptin | sugar | tab 50 mg @148; sr 100 mg @218
*Vildagliptin + Metformin | sugar | tab 50+500,50+850,50+1000 mg @162
*Teneligliptin | sugar | tab 20 mg @128
*Teneligliptin + Metformin | sugar | sr 20+500,20+1000 mg @168
*Linagliptin | sugar | tab 2.5,5 mg @319
*Dapagliflozin | sugar | tab 5,10 mg @148
*Dapagliflozin + Metformin | sugar | sr 10+500,10+1000 mg @198
*Empagliflozin | sugar | tab 10,25 mg @459
*Canagliflozin | sugar | tab 100,300 mg @515
*Voglibose | sugar | tab 0.2,0.3 mg @98
*Acarbose | sugar | tab 25,50,100 mg @115
*Repaglinide | sugar | tab 0.5,1,2 mg @129
*Semaglutide | sugar | tab 3,7,14 mg @4452
*Liraglutide | insulin | pen 6 mg/ml @4280
*Dulaglutide | insulin | pen 1.5,3 mg/ml x0.5 @2680
*Insulin Human | insulin | ins 40,100 IU/ml @162; pen 100 IU/ml @286
*Insulin Isophane | insulin | ins 40 IU/ml @168; pen 100 IU/ml @298
*Insulin Glargine | insulin =Glargida | pen 100,300 IU/ml @682; ins 100 IU/ml x10 @1840
*Insulin Aspart | insulin | pen 100 IU/ml @728; ins 100 IU/ml x10 @1960
*Insulin Lispro | insulin | pen 100 IU/ml @698
*Insulin Degludec | insulin | pen 100 IU/ml @1180
*Levothyroxine | thyroid =Thyrisha | hundred 12.5,25,50,62.5,75,88,100,125,150 mcg @118
*Carbimazole | thyroid | tab 5,10,20 mg x10 @28
*Propylthiouracil | thyroid | tab 50 mg x10 @62
*Norethisterone | women | tab 5 mg x10 @58; sr 10,15 mg x10 @108
*Medroxyprogesterone | women | tab 5,10 mg x10 @72; inj 150 mg/ml x1 @98
*Dydrogesterone | women | tab 10,20 mg x10 @548
*Progesterone | women | cap 100,200,400 mg @228; amp 50,100 mg/ml x1 @72
*Estradiol | women | tab 1,2 mg x28 @268
*Letrozole | women | tab 2.5 mg x5 @168
*Clomifene | women | tab 25,50,100 mg x5 @48
*Levonorgestrel + Ethinylestradiol | pill | tab 0.1+0.02,0.15+0.03 mg x21 @128
*Cabergoline | women | tab 0.25,0.5 mg x4 @268
*Clotrimazole | thrush | pess 100,200,500 mg @82
*Tranexamic Acid | bleeding | tab 250,500 mg x10 @128; amp 100 mg/ml x5 @62
*Tranexamic Acid + Mefenamic Acid | bleeding | tab 500+250 mg x10 @218
*Etamsylate | bleeding | tab 250,500 mg x10 @118
*Sildenafil | men | tab 25,50,100 mg x4 @98
*Tadalafil | men | tab 5,10,20 mg x10 @228
*Escitalopram | mood | tab 5,10,15,20 mg @81
*Sertraline | mood | tab 25,50,100 mg @59
*Fluoxetine | mood | cap 10,20,40,60 mg @38
*Paroxetine | mood | sr 12.5,25,37.5 mg @157
*Fluvoxamine | mood | tab 50,100 mg @193
*Venlafaxine | mood | crs 37.5,75,150 mg @78
*Desvenlafaxine | mood | sr 50,100 mg @207
*Duloxetine | mood | cap 20,30,40,60 mg @98
*Mirtazapine | mood | tab 7.5,15,30 mg @123
*Bupropion | mood | sr 150,300 mg @179
*Vortioxetine | mood | tab 5,10,20 mg @207
*Amitriptyline | mood | tab 10,25,50,75 mg @31
*Nortriptyline | mood | tab 10,25 mg @53
*Imipramine | mood | tab 25,75 mg @25
*Buspirone | mood | tab 5,10 mg @67
*Risperidone | mind | tab 1,2,3,4 mg @45
*Olanzapine | mind | tab 2.5,5,7.5,10 mg @39
*Quetiapine | mind | tab 25,50,100,200 mg @67
*Aripiprazole | mind | tab 5,10,15,20 mg @87
*Amisulpride | mind | tab 50,100,200 mg @165
*Haloperidol | mind | tab 0.25,1.5,5 mg @19.5
*Clozapine | mind | tab 25,50,100 mg @53
*Lithium Carbonate | mind | tab 300 mg @25; sr 400,450 mg @45
Melatonin | sleep | tab 3,5,10 mg @137
*Levetiracetam | fits | tab 250,500,750,1000 mg @101; sol 100 mg/ml x100 @328
*Valproate | fits | tab 200,300,500 mg @53; syr 200 mg/5 ml x200 @128
*Carbamazepine | fits | tab 100,200,400 mg @19.5; sr 200,300,400 mg @39
*Oxcarbazepine | fits | tab 150,300,450,600 mg @87
*Lamotrigine | fits | tab 25,50,100,200 mg @81
*Topiramate | fits | tab 25,50,100 mg @87
*Phenytoin | fits | tab 50,100 mg x100 @128
*Lacosamide | fits | tab 50,100,150,200 mg @179
*Brivaracetam | fits | tab 25,50,75,100 mg @277
*Pregabalin | nerve | cap 25,50,75,150,300 mg @98
*Gabapentin | nerve | cap 100,300,400 mg @92
*Pregabalin + Mecobalamin | nerve | cap 75+750,150+750 mg+mcg @178
*Gabapentin + Nortriptyline | nerve | tab 100+10,300+10,400+10 mg @235
Mecobalamin | vitamin =Nervoveda | tab 500,1500 mcg @129
*Mecobalamin | nerve | amp 500 mcg/ml x1 @38
*Levodopa + Carbidopa | shaking | tab 100+10,100+25,250+25 mg @39
*Trihexyphenidyl | shaking | tab 2,5 mg @19.5
*Pramipexole | shaking | tab 0.125,0.25,0.5,1 mg @67
*Ropinirole | shaking | tab 0.25,0.5,1,2 mg @73
*Rasagiline | shaking | tab 0.5,1 mg @115
*Amantadine | shaking | tab 100 mg @168
*Donepezil | memory | tab 5,10 mg @165
*Memantine | memory | tab 5,10,20 mg @137
*Rivastigmine | memory | cap 1.5,3,4.5,6 mg @82; patch 4.6,9.5 mg/day @548
*Citicoline | memory | tab 500 mg @459
*Betahistine | giddy | tab 8,16,24 mg @137
*Cinnarizine | giddy | tab 25,75 mg @53
*Prochlorperazine | giddy | tab 5 mg @67; md 5 mg @62
Calcium Carbonate + Cholecalciferol | bone =Calcivida | tab 500+250,500+500,1250+250 mg+IU @98; sus 250+125 mg/5 ml+IU/5 ml x200 @148
Calcium Citrate Malate + Cholecalciferol | bone | tab 250+100,500+200 mg+IU @128
Cholecalciferol | bone =Sunavita | cap 60000 IU x4 @118; cap 1000,2000 IU x10 @72; drp 400,800 IU/ml @112; pow 60000 IU x1 @34
*Calcitriol | bone | cap 0.25,0.5 mcg @148
*Alendronic Acid | brittle | tab 10,35,70 mg x4 @98
*Risedronic Acid | brittle | tab 35,75,150 mg x4 @228
*Ibandronic Acid | brittle | tab 50,150 mg x1 @298
*Zoledronic Acid | brittle | vial 4,5 mg @2480
*Teriparatide | brittle | pen 250 mcg/ml x2.4 @8950
*Denosumab | brittle | pfs 60 mg @14800
Ascorbic Acid | vitamin =Citraveda | chew 100,500 mg @32; drp 100 mg/ml @58
Tocopherol | vitamin | cap 200,400,600 mg @38
Thiamine + Riboflavin + Nicotinamide | vitamin =Bevitana | tab 10+10+45 mg x20 @38; syr 2+2+10 mg/5 ml x200 @98
Thiamine | vitamin | tab 75,100 mg @39
Pyridoxine | vitamin | tab 40,100 mg @36
Folic Acid | iron | tab 1,5 mg x45 @62
Ferrous Ascorbate + Folic Acid | iron =Ferroveda | tab 100+1.1,100+1.5 mg @207; syr 30+0.55 mg/5 ml x200 @198
Ferrous Sulfate + Folic Acid | iron | tab 45+0.5,100+0.5 mg @31
Iron Polymaltose | iron | syr 50 mg/5 ml x200 @178; drp 50 mg/ml @98
Biotin | vitamin | tab 5,10 mg @207
Zinc + Ascorbic Acid | vitamin =Immunaveda | tab 10+500 mg @101
Omega-3 | supplement =Omegadhara | cap 500,1000 mg x15 @228
Retinol + Cholecalciferol | vitamin | drp 3000+400 IU/ml @88
Coenzyme Q10 | supplement | cap 30,100,300 mg @328
Magnesium Glycinate | vitamin | tab 250,500 mg @319
Whey Protein | supplement =Shaktiprot | jar 60,80 % @428
*Levocarnitine | supplement | tab 330,500 mg @417
*Potassium Chloride | blood | sol 1 g/10 ml @68
*Iron Sucrose | blood | amp 20 mg/ml x5 @268
*Ferric Carboxymaltose | blood | inj 50 mg/ml x10 @2180; inj 50 mg/ml x20 @3860
*Erythropoietin | blood | pfs 2000,4000,10000 IU @628
*Sevelamer | blood | tab 400,800 mg x10 @186
*Sodium Bicarbonate | blood | tab 500,1000 mg x10 @26
Carmellose | tears =Tearomi | eye 0.5,1 % x10 @138
Hypromellose | tears | eye 0.3,0.7 % x10 @92
Macrogol + Propylene Glycol | tears | eye 0.4+0.3 % x10 @328
Sodium Hyaluronate | tears | eye 0.1,0.18 % x10 @298
*Moxifloxacin | eye | eye 0.5 % @128
*Tobramycin | eye | eye 0.3 % @78
*Ofloxacin | eye | eye 0.3 % @42
*Ciprofloxacin | eye | eye 0.3 % @16
*Chloramphenicol | eye | eye 0.5 % @28
*Olopatadine | eye | eye 0.1,0.2 % @148
*Ketorolac | eye | eye 0.4,0.5 % @82
*Nepafenac | eye | eye 0.1,0.3 % @168
*Prednisolone | eye | eye 1 % x10 @62
*Loteprednol | eye | eye 0.25,0.5 % @168
*Fluorometholone | eye | eye 0.1 % @112
*Timolol | glaucoma | eye 0.25,0.5 % @62
*Latanoprost | glaucoma | eye 0.005 % x2.5 @428
*Travoprost | glaucoma | eye 0.004 % x3 @528
*Bimatoprost | glaucoma | eye 0.01,0.03 % x3 @428
*Brimonidine | glaucoma | eye 0.1,0.15,0.2 % @228
*Dorzolamide | glaucoma | eye 2 % @368
*Dorzolamide + Timolol | glaucoma | eye 2+0.5 % @398
Docusate | ear =Waxoluma | ear 0.5 % @82
*Clotrimazole + Lidocaine | ear | ear 1+2 % @92
*Ciprofloxacin + Dexamethasone | ear | ear 0.3+0.1 % @78
Clotrimazole | skinfungus =Dermaheal | cre 1 % x20 @68; dust 1 % @98; lot 1 % x30 @88
Miconazole | skinfungus | cre 2 % x15 @62; dust 2 % @118
Ketoconazole | skinfungus =Scalpira | sham 2 % @228; soap 1,2 % @148
*Ketoconazole | skinfungus | cre 2 % @148
*Luliconazole | skinfungus | cre 1 % @228; lot 1 % x30 @248
*Terbinafine | skinfungus | cre 1 % x15 @118
*Sertaconazole | skinfungus | cre 2 % @268
*Betamethasone | skinsteroid | cre 0.05,0.1 % x20 @42; lot 0.05 % x30 @82
*Clobetasol | skinsteroid | cre 0.05 % @78; oin 0.05 % @82
*Mometasone | skinsteroid | cre 0.1 % x15 @168; oin 0.1 % x15 @172
*Hydrocortisone | skinsteroid | cre 1 % x15 @48
*Tacrolimus | skinsteroid | oin 0.03,0.1 % x10 @298
*Mupirocin | skininfection | oin 2 % x5 @128; cre 2 % x15 @228
*Fusidic Acid | skininfection | cre 2 % x15 @168
*Framycetin | skininfection | cre 1 % @52
*Silver Sulfadiazine | skininfection | cre 1 % x50 @98
*Permethrin | scabies | cre 5 % @82; lot 1 % @98; soap 1 % @78
Benzoyl Peroxide | acne | gel 2.5,5 % @148
*Adapalene | acne | gel 0.1,0.3 % x15 @218
*Adapalene + Benzoyl Peroxide | acne | gel 0.1+2.5 % x15 @328
*Tretinoin | acne | cre 0.025,0.05,0.1 % x20 @168
*Clindamycin | acne | gel 1 % x20 @148
*Isotretinoin | acne | cap 5,10,20 mg @118
Azelaic Acid | acne | gel 10,15,20 % x15 @228
Salicylic Acid | acne | soap 2 % @118; gel 1,2 % @178
Calamine | skin =Kalamira | lot 8 % x100 @92
Urea | skin | cre 10,20 % @228
White Soft Paraffin + Liquid Paraffin | skin =Moistora | cre 13.2+10.2 % x100 @198; lot 13.2+10.2 % x100 @228
Zinc Oxide | skin | cre 10,20 % x50 @118
*Calcipotriol | skinsteroid | oin 0.005 % @428
Minoxidil | hair =Tressora | lot 2,5 % @528
Coal Tar + Salicylic Acid | hair | sham 1+3 % @268
Selenium Sulfide | hair | sham 2.5 % x60 @218
Povidone-Iodine | wound =Iodoguard | oin 5,10 % @62; liquid 5,10 % @88; dust 5 % x10 @68
Cetrimide | wound | cre 0.5 % @52
Chloroxylenol | wound =Quiksept | liquid 4.8 % @72; soap 1 % @42
Hydrogen Peroxide | wound | liquid 3,6 % @28
Chlorhexidine | wound | liquid 4 % @148; cre 1 % @58
Chlorhexidine | mouth =Rinsadent | wash 0.12,0.2 % @118
Povidone-Iodine | mouth | wash 1,2 % @128
Benzydamine | mouth | wash 0.15 % @148; gel 0.3 % x10 @88
Choline Salicylate + Lidocaine | mouth =Gumsooth | gel 8.7+2 % x10 @98
*Triamcinolone | mouth | oin 0.1 % x5 @92
Potassium Nitrate | mouth | gel 5 % x100 @148
Lidocaine | piles =Pilosootha | oin 2,5 % @88
*Lidocaine + Hydrocortisone | piles | oin 5+0.25 % @98
*Diltiazem | piles | gel 2 % @168
*Diosmin + Hesperidin | piles | tab 450+50,900+100 mg @277
Nicotine | smoking =Quitova | gum 2,4 mg @98; patch 7,14,21 mg/day @428; loz 2,4 mg @92
*Imatinib | cancer | tab 100,400 mg x10 @980
*Capecitabine | cancer | tab 500 mg x10 @1180
*Anastrozole | cancer | tab 1 mg x10 @328
*Tamoxifen | cancer | tab 10,20 mg x10 @42
*Bicalutamide | cancer | tab 50 mg x10 @568
*Abiraterone | cancer | tab 250,500 mg x30 @6800
*Filgrastim | cancer | pfs 300 mcg @1480
*Trastuzumab | cancer | vial 150,440 mg @18500
*Bevacizumab | cancer | vial 100,400 mg @19800
*Rituximab | cancer | vial 100,500 mg @6950
*Pertuzumab | cancer | vial 420 mg @125000
*Mycophenolate | immune | tab 180,360,500 mg x10 @386
*Tacrolimus | immune | cap 0.5,1,2 mg @328
*Ciclosporin | immune | cap 25,50,100 mg @428
*Azathioprine | immune | tab 25,50 mg x10 @88
*Adalimumab | immune | pfs 20,40 mg @14200
*Etanercept | immune | pfs 25,50 mg @6480
*Sodium Chloride | drip | bag 0.45,0.9 % @42
*Dextrose | drip | bag 5,10 % @44
*Sodium Lactate | drip | bag 0.32 % @52
`;
export interface GenericLine {
  prescription: boolean;
  parts: string[];
  rest: string;
}
export const generics: readonly GenericLine[] = text
  .trim()
  .split('\n')
  .map((line) => {
    const [, star, names, rest] = /^(\*?)(.+?) \| (.+)$/.exec(line)!;
    return { prescription: star === '*', parts: names!.split(' + '), rest: rest! };
  });
