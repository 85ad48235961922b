import type { State } from '#domain/places.ts'

/**
 * Well-known areas, estates, markets and towns by state and local government. `=` joins other spellings; `?` marks a name that is an everyday
 * word, a trade word or a person's name besides, so that it is a place only behind a preposition or before its city or state.
 */
export const AREAS: Partial<Record<State, Readonly<Record<string, string>>>> = {
  Abia: {
    'Aba North': 'Ariaria, Ariaria Market, Osusu, Eziama?, Ogbor Hill, Industrial Area?',
    'Aba South': 'Ngwa Road, Asa Road, Aba GRA, Faulks Road, Cemetery Market, GRA?',
    Osisioma: 'Osisioma Ngwa, Umungasi, Brass Junction?',
    'Umuahia North': 'Umuahia Township, Ubakala, World Bank Housing Estate, Ibeku, Isi Gate, Amuzukwu',
    'Ukwa West': 'Asa?, Owaza',
    Arochukwu: 'Aro Chukwu',
  },
  Adamawa: {
    'Yola North': 'Jimeta, Karewa, Karewa GRA, Doubeli, Bekaji, GRA?',
    'Yola South': 'Yola Town',
    'Mayo-Belwa': 'Mayo Belwa',
    Numan: 'Numan',
  },
  'Akwa Ibom': {
    Uyo: `Ewet Housing Estate, Ewet Housing, Ewet, Shelter Afrique, Shelter Afrique Estate, Osongama Estate, Itam?, Udo Udoma, Ikot Ekpene Road?,
      Aka Road, Nwaniba, Oron Road, Use Offot, GRA?`,
    Itu: 'Mbak Itam, Itam Market',
    'Ikot Ekpene': 'Ikot Ekpene Town',
    Eket: 'Eket Town',
    Ibeno: 'Mkpanak',
  },
  Anambra: {
    'Awka South':
      'Amawbia, Nibo, Nise, Aroma Junction, Ngozika Estate, Udoka Estate, Amansea?, Iyiagu Estate, Agu Awka, GRA?',
    'Awka North': 'Achalla, Amanuke',
    'Onitsha North': 'Onitsha GRA, Inland Town, American Quarters, Main Market?, Woliwo, GRA?',
    'Onitsha South': 'Fegge, Odoakpu, Bridge Head? = Bridgehead?, Head Bridge?',
    Ogbaru: 'Okpoko, Atani',
    'Idemili North': 'Nkpor, Ogidi, Obosi, Abatete, Ogbunike Junction, Building Materials Market Ogidi',
    'Idemili South': 'Nnobi, Awka-Etiti, Oba?',
    'Nnewi North': 'Nkwo Nnewi, Otolo, Uruagu, Umudim, Nnewichi',
    Oyi: 'Nteje, Ogbunike, Awkuzu',
    Aguata: 'Ekwulobia, Uga?, Igboukwu = Igbo Ukwu',
    Anaocha: 'Agulu, Adazi, Neni?',
    Njikoka: 'Abagana, Nimo, Enugwu Ukwu = Enugu Ukwu',
    Ihiala: 'Uli?, Okija',
  },
  Bauchi: {
    Bauchi: 'Wunti, Yelwa Bauchi, Fadaman Mada, Gwallaga, Bauchi Town = Bauchi City',
    Katagum: 'Azare',
    "Jama'are": 'Jamaare',
  },
  Bayelsa: {
    Yenagoa: `Opolo, Amarata, Kpansia, Okaka, Swali, Biogbolo, Edepie, Etegwe, Akenfa, Yenizue-Gene, Azikoro, Ekeki, Ovom, Igbogene, Tombia`,
    'Southern Ijaw': 'Amassoma, Oporoma',
    Ogbia: 'Otuoke, Onuebum',
    Brass: 'Twon Brass',
  },
  Benue: {
    Makurdi:
      'High Level?, North Bank, Wurukum, Wadata, Judges Quarters, Modern Market?, Logo 1, Logo 2, Kanshio, Low Level?, GRA?',
    Otukpo: 'Oturkpo, Otukpo Town',
    Gboko: 'Gboko Town, Yandev',
    'Katsina-Ala': 'Katsina Ala',
    Vandeikya: 'Vandeikya Town',
  },
  Borno: {
    Maiduguri:
      'Gwange, Bolori, Hausari, Bulumkutu, Pompomari, Monday Market?, Baga Road?, Post Office?, GRA?',
    Jere: 'Mairi, Bama Road?, 202 Housing Estate, 303 Housing Estate, 1000 Housing Estate',
    Monguno: 'Mongonu',
  },
  'Cross River': {
    'Calabar Municipal': `State Housing Estate?, State Housing?, Satellite Town Calabar, Parliamentary Extension, Ikot Ansa, Marian?, Marian Road, Federal Housing Estate?,
      Big Qua, Etta Agbor, Essien Town, Ediba, Akim?, GRA?, Calabar Municipality`,
    'Calabar South': 'Mayne Avenue, Anantigha, Ekpo Abasi, Mount Zion?',
    Obudu: 'Obudu Ranch',
    Obanliku: 'Obudu Cattle Ranch, Sankwala',
    Ikom: 'Ikom Town',
    Ogoja: 'Ogoja Town',
    Yakurr: 'Ugep',
    Akpabuyo: 'Ikot Nakanda',
  },
  Delta: {
    'Oshimili South': `Asaba, Okpanam Road, Summit Road, Nnebisi Road, DBS Area, DBS Road, Core Area?, Cable Point?, Anwai Road, Anwai, Oko?, Infant Jesus?,
      West End?, GRA?`,
    'Oshimili North': 'Okpanam, Ibusa, Akwukwu-Igbo, Ugbolu, Ebu?',
    Uvwie:
      'Effurun, Ekpan, Ugborikoko, Ugbomro, Jakpa Road, Jakpa, Airport Road Warri, PTI Road, Enerhen, Ugbolokposo',
    'Warri South':
      'Warri GRA, Okumagba, Okumagba Layout, Estate Road?, Edjeba, Igbudu, Ubeji, Ogunu, Okere, GRA?',
    Udu: 'Udu Road, Orhuwhorun, Ovwian, Aladja, DSC Township = DSC?',
    'Ika South': 'Agbor, Boji Boji, Abavo',
    'Ika North East': 'Owa?, Umunede',
    'Ughelli North': 'Ughelli, Agbarho, Agbarha',
    'Ethiope East': 'Abraka, Eku?',
    'Ethiope West': 'Oghara',
    Ukwuani: 'Obiaruku',
    'Ndokwa West': 'Kwale',
    'Isoko South': 'Oleh, Aviara',
    'Isoko North': 'Ozoro',
    'Aniocha North': 'Issele-Uku = Issele Uku, Onicha-Ugbo',
    'Aniocha South': 'Ogwashi-Uku = Ogwashi Uku, Ubulu-Uku',
  },
  Ebonyi: {
    Abakaliki:
      'Abakaliki Town, Kpirikpiri, Azugwu, Presco?, Mile 50, Rice Mill?, Water Works Road, Ebonyi GRA, Abakaliki GRA, GRA?, Udensi',
    'Afikpo North': 'Afikpo, Unwana',
    Onicha: 'Uburu Road, Onicha Igboeze',
    Ohaozara: 'Uburu, Okposi',
  },
  Edo: {
    Oredo: `Benin GRA, Ihama Road, Ekenwan Road, Ekenwan, Ekehuan, Ring Road Benin, Kings Square, Airport Road Benin, Sapele Road?, Sakponba, Ugbor, Ogba Benin,
      Oko Central, Etete, Adesuwa, GRA?`,
    Egor: 'Uselu, Ugbowo, Evbareke, Uwelu, Textile Mill Road, Siluko, Okhoro',
    'Ikpoba-Okha': 'Ikpoba Hill, Aduwawa, Upper Sakponba, Ogbeson, Ramat Park, Idogbo, Ologbo',
    'Ovia North East': 'Ekosodin, Isihor, Oluku, Okada, Ekiadolor, Iguosa',
    'Etsako West': 'Auchi, Iyamho, Jattu',
    'Etsako East': 'Okpella, Agenebode',
    'Esan West': 'Ekpoma, Iruekpen',
    'Esan Central': 'Irrua, Uromi Road',
    'Esan North East': 'Uromi',
    'Akoko-Edo': 'Igarra, Ibillo',
    'Owan East': 'Afuze',
    'Owan West': 'Sabongida-Ora = Sabongida Ora',
    Uhunmwonde: 'Ehor',
  },
  Ekiti: {
    'Ado Ekiti':
      'Ado?, Ajilosun, Adebayo?, Basiri, Fajuyi, Oke Ila, Housing Estate Ado?, Iworoko Road, Ikere Road, GRA?',
    Ikere: 'Ikere-Ekiti',
    Ijero: 'Ijero-Ekiti',
    Ikole: 'Ikole-Ekiti',
    'Ido-Osi': 'Ido-Ekiti',
    Oye: 'Oye-Ekiti',
    Efon: 'Efon-Alaaye = Efon Alaye',
    'Irepodun/Ifelodun': 'Iworoko, Igede Ekiti, Afao',
    'Ise/Orun': 'Ise Ekiti',
  },
  Enugu: {
    'Enugu North': `Independence Layout?, New Haven, Ogui, Ogui New Layout, Asata, Enugu GRA, Coal Camp = Ogbete, GRA?, Holy Ghost?, Polo Park?, New Layout?`,
    'Enugu East':
      'Abakpa, Abakpa Nike, Trans Ekulu, Emene, Nike Lake, Thinkers Corner, Harmony Estate Enugu, Nike?',
    'Enugu South':
      'Achara Layout, Uwani, Maryland Enugu, Idaw River, Gariki Enugu, Awkunanaw, Akwuke, Amechi?, Kenyatta Market, Garriki, Centenary City',
    Nsukka: 'Odenigwe, Odenigbo Road, University Town, Nsukka Town, Onuiyi, Orba Road',
    Udi: '9th Mile = Ninth Mile = 9th Mile Corner = 9 Mile, Ngwo, Udi Town',
    Udenu: 'Obollo Afor = Obollo-Afor, Orba',
    'Nkanu West': 'Agbani, Ozalla',
    'Oji River': 'Oji, Inyi',
    'Igbo Eze South': 'Ibagwa',
    'Igbo Eze North': 'Enugu-Ezike = Enugu Ezike, Ogrute',
  },
  FCT: {
    'Abuja Municipal': `Wuse, Wuse 1, Wuse Zone 1, Wuse Zone 2, Wuse Zone 3, Wuse Zone 4, Wuse Zone 5, Wuse Zone 6, Wuse 2 = Wuse II, Wuse Market, Garki, Garki 1, Garki 2, Garki Area 1, Garki Area 2,
      Garki Area 3, Garki Area 8, Garki Area 11, Area 1?, Area 11?, Maitama, Maitama Extension, Asokoro, Asokoro Extension, Gwarinpa = Gwarimpa = Gwarinpa Estate, Katampe, Katampe Extension = Katampe Ext = Katampe Main,
      Jabi, Jahi, Utako, Wuye, Mabushi, Mabuchi, Kado, Kado Estate, Life Camp = Lifecamp, Guzape, Guzape Hills, Lokogoma, Galadimawa = Galadinmawa, Gudu, Durumi, Apo, Apo Resettlement,
      Apo Legislative Quarters, Apo Dutse, Gaduwa, Dakwo, Dakibiyu, Kaura District, Lugbe, FHA Lugbe, Trademore, Trademore Estate, Airport Road Abuja, Idu, Idu Industrial = Idu Industrial Area,
      Karmo, Gwagwa, Dei-Dei = Dei Dei = Deidei, Kugbo, Nyanya = Nyanyan, Karu Site, Karu Abuja, Jikwoyi = Jukwoyi, Kurudu, Orozo, Karshi, Mpape, Central Area?, Central Business District?, CBD?,
      Cadastral Zone?, Kukwaba, Nbora = Mbora, Karsana, Dape, Kafe, Kafe District, Wumba, Waru, Kabusa, Sabon Lugbe, Pyakasa, Chika?, Sunnyvale, Sun City Estate, Sunny Vale, Prince and Princess,
      Games Village, Duboyi, Institution and Research, Gishiri, Kyami, Centenary City Abuja, AMAC, Abuja City, Abuja Town, Diplomatic Zone?`,
    Bwari:
      'Kubwa, Dawaki, Dutse Alhaji, Dutse Abuja, Byazhin, Arab Road, Gbazango, Ushafa, Bmuko, News Engineering, Mpape Hills, Katampe Hill, Phase 4 Kubwa, Zuba Road',
    Gwagwalada: 'Zuba, Dobi, Phase 3 Gwagwalada, Giri, Tungan Maje',
    Kuje: 'Kuje Town, Chibiri, Gaube',
    Kwali: 'Kwali Town, Yangoji',
    Abaji: 'Abaji Town',
  },
  Gombe: {
    Gombe:
      'Tunfure, Tunfure New Layout, Pantami, Jekadafari, Federal Low Cost Gombe, Bolari, Nasarawo, Gombe Town = Gombe City, GRA?',
    Akko: 'Kumo, Bajoga Road',
    'Yamaltu/Deba': 'Deba',
    Funakaye: 'Bajoga',
  },
  Imo: {
    'Owerri Municipal': `New Owerri, Ikenegbu, Ikenegbu Layout, Aladinma, Wetheral, Works Layout?, Douglas Road, Prefab?, Orji?, World Bank Owerri = World Bank?, Tetlow, GRA?, Area B New Owerri`,
    'Owerri North': 'Amakohia, Orji Owerri, Egbu, Naze, Akwakuma, Emekuku, Uratta, Emii',
    'Owerri West': 'Nekede, Ihiagwa, Obinze, Umuguma, Avu?, FUTO, Irete, Eziobodo',
    Okigwe: 'Okigwe Town',
    Orlu: 'Orlu Town',
    Mbaitoli: 'Orodo, Mbieri, Nworieubi',
    Oguta: 'Izombe, Oguta Lake',
  },
  Jigawa: {
    Dutse: 'Dutse Town, Yalwawa, Takur, Fagoji, Gida Dubu',
    Hadejia: 'Hadeja',
    Kazaure: 'Kazaure Town',
    'Birnin Kudu': 'Birnin-Kudu',
  },
  Kaduna: {
    'Kaduna North': `Ungwan Rimi = Unguwan Rimi = Angwan Rimi, Malali, Ungwan Sarki = Unguwan Sarki, Kawo, Unguwan Dosa = Ungwan Dosa, Abakpa Kaduna, Unguwar Shanu, Kabala Costain?, Hayin Banki, Doka?,
      Sabon Kawo, Kawo New Extension, Badarawa, Kinkinau Road`,
    'Kaduna South':
      'Barnawa, Panteka, Television?, Tudun Wada Kaduna, Kakuri, Makera, Kurmin Mashi, Tudun Nupawa, Kabala West, Kabala Doki, Unguwan Muazu, Sabon Gari Kaduna, Central Market Kaduna',
    Chikun:
      'Sabon Tasha, Narayi, Ungwan Romi = Unguwan Romi, Gonin Gora, Kamazou, Kujama, Maraban Rido, Mahuta, Goni Gora',
    Igabi: 'Rigasa, Rigachikun, Mando?, Turunku, Millennium City Kaduna, Afaka',
    'Sabon Gari': 'Samaru, Sabon Gari Zaria, Bomo, Shika, Palladan, Hanwa, Dogarawa',
    Zaria: 'Zaria City, Tudun Wada Zaria, Wusasa, Kongo Zaria, Tukur Tukur',
    "Jema'a": 'Kafanchan',
    'Zangon Kataf': 'Zonkwa, Samaru Kataf',
    Lere: 'Saminaka',
    Jaba: 'Kwoi',
  },
  Kano: {
    Nassarawa: `Nassarawa GRA = Nasarawa GRA, Bompai, Hotoro, Hotoro GRA, Giginyu, Kawaji, Badawa, Tudun Murtala, Tudun Wada Kano, Brigade?, Gama?, Kano GRA, Lamido Crescent, GRA?`,
    Fagge:
      'Sabon Gari Kano, Sabon Gari, Kwari, Kantin Kwari, Singer Market, Jaba Kano, Kwachiri, Rijiyar Lemo',
    'Kano Municipal':
      'Sharada, Zango Kano, Kofar Mata, Kofar Wambai, Kofar Nasarawa, Jakara, Zage, Kankarofi, Gandu Kano',
    Gwale:
      "Dorayi, Rijiyar Zaki, Bayero University = BUK, Kabuga, Gadon Kaya, Sani Mainagge, Mandawari, Goron Dutse, Diso, Ja'en = Jaen, Kofar Kabuga",
    Tarauni:
      'Daurawa, Unguwa Uku = Ungwa Uku, Gyadi Gyadi = Gyadi-Gyadi, Zoo Road Kano, Hausawa, Darmanawa, Farm Centre?, Kundila',
    Kumbotso:
      'Panshekara, Challawa, Mariri, Naibawa, Sheka, Yanlemo, Danladi Nasidi, Kumbotso Town, Chiranchi, Na Ibawa',
    Ungogo: 'Bachirawa, Rangaza, Jido, Kwa Kwachi, Zangon Dakata, Rimin Kebe, Kadawa Kano, Inusawa',
    Dala: 'Gobirawa, Kurna, Kofar Ruwa, Kofa Ruwa Market, Dawanau Road, Aisami',
    'Dawakin Tofa': 'Dawanau',
    Wudil: 'Wudil Town',
  },
  Katsina: {
    Katsina:
      'Kofar Kaura, Kofar Marusa, GRA Katsina, Batagarawa Road, Katsina Town = Katsina City, Low Cost Katsina, GRA?',
    Funtua: 'Funtua Town',
    Daura: 'Daura Town',
    'Dutsin-Ma': 'Dutsinma',
    Malumfashi: 'Malumfashi Town',
  },
  Kebbi: {
    'Birnin Kebbi': 'Birnin-Kebbi = Birnin Kebbi Town, Gwadangaji, Kalgo Road, Gesse',
    Yauri: 'Yelwa Yauri, Yelwa',
    Zuru: 'Zuru Town',
    Argungu: 'Argungu Town',
  },
  Kogi: {
    Lokoja: 'Adankolo, Ganaja, Felele, Sarkin Noma, Lokongoma, Zango Daji, Phase 1 Lokoja, GRA?',
    Dekina: 'Anyigba, Ayingba, Egume',
    Okene: 'Okene Town',
    Adavi: 'Ogaminana, Kuroko, Osara',
    Ajaokuta: 'Geregu',
    'Kabba/Bunu': 'Kabba',
    'Koton Karfe': 'Kogi LGA, Kotonkarfe = Koton-Karfe',
    Idah: 'Idah Town',
    'Yagba West': 'Odo Ere, Egbe Kogi',
    'Mopa-Muro': 'Mopa',
    Ijumu: 'Iyara',
  },
  Kwara: {
    'Ilorin South':
      'Tanke, Fate?, Fate Road, Gaa Akanbi, Basin?, Oke Odo Tanke, Agric Ilorin, Offa Garage, Kulende, Sango Ilorin',
    'Ilorin West':
      'Adewole, Adewole Estate, Ilorin GRA, Taiwo?, Sawmill Ilorin, Asa Dam, Adeta, Pakata, Airport Road Ilorin, Geri Alimi, Baboko, Oloje, GRA?',
    'Ilorin East': 'Oke Oyi, Akerebiata, Maraba Ilorin, Sobi, Apalara',
    Moro: 'Malete, Bode Saadu',
    Offa: 'Offa Town',
    Irepodun: 'Omu-Aran = Omu Aran, Ajase Ipo = Ajase-Ipo',
    Edu: 'Lafiagi, Tsaragi',
    Ifelodun: 'Share?, Idofian',
  },
  Lagos: {
    'Eti-Osa': `Ajah, Ikoyi, Old Ikoyi, Ikoyi Foreshore, Banana Island, Parkview Estate = Parkview, Dolphin Estate, Osborne?, Osborne Foreshore, Bourdillon, Victoria Island = VI = V I = Vic Island,
      Oniru, Victoria Island Extension, Eko Atlantic = Eko Atlantic City, Lekki Phase 1 = Lekki 1 = Lekki Ph 1, Lekki Phase 2 = Lekki 2, Lekki Phase One, Lekki County, Lekki Gardens, Lekki Right, Ikate = Ikate Elegushi,
      Elegushi, Jakande Lekki, Osapa, Osapa London, Agungi, Idado, Igbo Efon = Igbo-Efon, Chevron Drive, Chevron Lekki, Chevron?, Chevy View, Orchid Road, Orchid Lekki, Orchid?, Ikota, Ikota Villa Estate, VGC = Victoria Garden City,
      Lekki Conservation, Ologolo, Marwa?, Salem?, Badore, Addo Road, Ado Road Ajah, Langbasa, Thomas Estate, Abraham Adesanya, Ogombo, Okun Ajah, Sangotedo, Monastery Road, Ilasan, Ilaje Ajah, Lafiaji Lekki, Lafiaji,
      Olokonla, Oke Ira Nla, Jakande Estate Lekki, Obalende, Falomo, Maroko, Alpha Beach, Eleganza?, Etiosa, Ado Ajah, Lekki Toll Gate, Admiralty Way, Freedom Way, Pinnock Beach, Nicon Town, Whitesand, Spar Road, Novare?`,
    'Ibeju-Lekki': `Ibeju Lekki = Ibeju, Awoyaya, Lakowe, Bogije, Abijo, Abijo GRA, Eleko, Ode Omi, Akodo, Lekki Free Trade Zone = Free Trade Zone?, Dangote Refinery, Orimedu, Eputu, Oribanwa, Shapati,
      Crown Estate?, Beechwood Estate, Amen Estate, Mayfair Gardens, Elerangbe, Igando Orudu`,
    Epe: 'Epe Town, Eredo, Itoikin, Alaro City, Poka, Ketu Epe, Ilara Epe, Odoragunsin',
    'Lagos Island':
      'Marina?, Lagos Marina, Broad Street, CMS?, Idumota, Balogun Market, Isale Eko, Onikan, TBS, Adeniji Adele, Tinubu Square, Oke Arin, Sandgrouse, Obun Eko, Jankara',
    'Lagos Mainland':
      'Yaba, Ebute Metta = Ebute-Metta = Ebutte Metta, Akoka, Alagomeji, Adekunle Yaba, Sabo Yaba, Iwaya, Makoko, Oyingbo, Iddo, Jibowu, Tejuosho, Otto Lagos, Onike, Abule Oja, Unilag, Ijora, Ijora Badia, Costain?, Herbert Macaulay',
    Surulere: `Adeniran Ogunsanya, Bode Thomas, Aguda, Ojuelegba, Masha?, Itire, Lawanson, Ijeshatedo = Ijesha Lagos, Iponri, Randle Avenue, Eric Moore, Coker?, Orile, Orile Iganmu, Iganmu, Ogunlana Drive, Shitta, Stadium Surulere, Alaka Estate, Kilo?`,
    Apapa:
      'Apapa GRA, Tin Can? = Tincan, Liverpool Apapa, Wharf Road, Snake Island, Ijora Olopa, Warehouse Road, Creek Road',
    'Ajeromi-Ifelodun': 'Ajegunle, Boundary Market, Tolu?, Olodi Apapa, Amukoko, Alaba Oro, Mosafejo',
    'Amuwo-Odofin': `Amuwo Odofin = Amuwo, Festac = Festac Town = FESTAC 77, Mile 2 = Mile Two, Satellite Town, Ago Palace = Ago Palace Way, Trade Fair?, Kirikiri, Apple Junction, Raji Rasaki, Alakija, Abule Ado?, Maza Maza, Navy Town, Jakande Estate Mile 2, Finbarr`,
    Ojo: 'Alaba = Alaba International = Alaba International Market, Alaba Rago, Okokomaiko, Iyana Iba = Iyana-Iba, Iba?, Iba Estate, LASU, Igbo Elerin, Ajangbadi, Ojo Alaba, Ojo Town, Ojo Barracks, Volkswagen?, Agboju',
    Badagry: 'Agbara Badagry, Badagary, Seme?, Seme Border, Ajara, Morogbo, Ibereko, Mowo',
    'Oshodi-Isolo': `Oshodi, Isolo, Okota, Ajao Estate = Ajao, Mafoluku, Ejigbo Lagos, Jakande Isolo, Ilasamaja, Ire Akari, Bucknor, Oke Afa, Ikotun Isolo, Ladipo, Ladipo Market, Cele?, Ago Okota, Airport Road Ikeja, Egbe Ikotun, Ewu Elepe Isolo, Five Star?`,
    Mushin:
      'Idi Oro, Ilupeju, Papa Ajao, Palm Avenue, Odi Olowo, Idi Araba, Matori, Fadeyi, Onipanu Mushin, Olosha',
    Shomolu:
      'Somolu, Bariga, Onipanu, Pedro?, Fola Agoro, Palmgrove = Palm Grove, Bajulaiye, Gbagada Pedro?, Obanikoro, Akoka Bariga, Ilaje Bariga',
    Kosofe: `Gbagada, Gbagada Phase 1, Gbagada Phase 2, Gbagada GRA, Ketu, Ojota, Mile 12 = Mile Twelve, Ogudu, Ogudu GRA, Oworonshoki, Anthony, Anthony Village, Maryland = Maryland Lagos, Mende, Magodo = Magodo GRA, Magodo Phase 1, Magodo Phase 2 = Magodo GRA Phase 2, Magodo GRA Phase 1, Shangisha,
      Alapere, Ikosi, Ikosi Ketu, Isheri North, Isheri Magodo, Omole Phase 2, Agboyi, Ifako Gbagada, Soluyi, Ajegunle Ikorodu Road, Owode Onirin, Kosofe Ikosi, Mile 12 Market, CMD Road, Atunrase, Medina Estate, Millennium Estate Gbagada, Phase 2 Magodo`,
    Ikeja: `Ikeja GRA, GRA?, Opebi, Allen?, Allen Avenue, Alausa, Oregun, Maryland Ikeja, Adeniyi Jones, Ogba, Omole = Omole Phase 1, Omole Estate, Ojodu = Ojodu Berger, Berger?, Toyin Street, Computer Village, Airport?, Agidingbi, Akiode, Awolowo Way Ikeja, Isaac John, Mobolaji Bank Anthony, Aromire, Onigbongbo, Ikeja Along,
      Anifowoshe, Acme Road, Wempco, Aguda Ogba, Oba Akran, Guru Maharaj`,
    'Ifako-Ijaiye':
      'Ifako, Ijaiye, Iju?, Iju Ishaga, Fagba, Ojokoro, Ijaye, Abule Egba, Agbado Lagos, Iyana Ipaja Road, College Road?, Ahmadiyya, Obawole, Ifako Agege, Alakuko, Meiran, Ajegunle Alakuko, Agbado Oke-Odo, Haruna?, Kollington',
    Agege:
      'Dopemu, Pen Cinema, Orile Agege, Capitol?, Oko Oba, Mulero, Abule Egba Agege, Tabon Tabon, Iloro, Abattoir?',
    Alimosho: `Egbeda = Egbeda Lagos, Akowonjo, Ikotun, Idimu, Igando, Ipaja, Iyana Ipaja = Iyana-Ipaja, Ayobo, Isheri Olofin, Isheri Osun, Egbe?, Ejigbo Ikotun, Gowon Estate, Shasha = Shasha Lagos, Baruwa, Abesan, Abaranje, Ijegun, Ikotun Egbe?, Command Ipaja, Dopemu Alimosho, Mosan, Okunola, Alagbado, AIT Road, Megida, Governor Road, Ijedodo, Katangowa, Abule Odu, Ikola`,
    Ikorodu:
      'Ikorodu Town, Ebute Ikorodu, Agric?, Agric Ikorodu, Igbogbo, Ijede, Imota, Itamaga, Ogolonto, Bayeku, Isiu, Sabo Ikorodu, Ita Elewa, Odogunyan, Owutu, Ipakodo, Erunwen, Gberigbe, Isawo, Odongunyan, Adamo, Laspotech, Agbowa, Oreta, Caleb University',
  },
  Nasarawa: {
    Karu: 'Mararaba = Maraba, New Karu, Masaka, Ado Nasarawa, New Nyanya = New Nyanyan, One Man Village, Auta Balefi, Uke?, Koroduma, Ado Karu, Aso Pada, Abacha Road Mararaba, Kuchikau, Panda?, Gurku, Gitata',
    Lafia: 'Lafia Town, Shabu, Bukan Sidi, Tudun Kauri, Mararaba Akunza',
    Keffi: 'Keffi Town, Angwan Lambu, High Court Keffi',
    Akwanga: 'Akwanga Town',
    Nasarawa: 'Nasarawa Town = Nasarawa Toto',
  },
  Niger: {
    Chanchaga:
      'Minna GRA, Tunga = Tunga Minna, Kpakungu, Barkin Sale, Chanchaga, Sauka Kahuta, Dutsen Kura, GRA?',
    Bosso: 'Maikunkele, Bosso Estate, Gidan Kwano, Gidan Mangoro, Shango',
    Suleja: 'Suleja Town, Madalla, Kwamba, Field Base?, Suleja GRA, Maje',
    Tafa: 'Dikko?, Tafa Town, New Wuse',
    Bida: 'Bida Town',
    Kontagora: 'Kontagora Town',
    Borgu: 'New Bussa, Bussa',
    Lavun: 'Kutigi',
    Shiroro: 'Kuta?',
  },
  Ogun: {
    'Obafemi Owode': `Mowe, Ibafo, Arepo, Magboro, Asese, Redemption City = Redemption Camp = Redeem Camp, Ofada, Owode Egba, Obafemi, Mowe Ofada, Loburo, Pakuro, Mokoloki, Siun, Warewa, Journalists Estate, Isheri Olowora, Opic = OPIC Estate, OPIC Isheri, Punch Estate, Wawa Ogun, Simawa Road, Kobape, Imedu, Mowe Town`,
    'Ado-Odo/Ota':
      'Ota = Otta = Sango Ota = Sango Otta = Ado Odo Ota, Sango?, Sango Tollgate, Iyesi, Iyana Iyesi, Idiroko Road?, Canaanland, Agbara, Agbara Estate, Igbesa, Lusada, Ado Odo, Iju Ota, Atan Ota = Atan, Owode Yewa, Winners?, Joju, Ijoko, Ijoko Ota, Itele, Itele Ota, Ilogbo, Oju Ore, Temidire Ota, Singer Ota, Ayetoro Itele, Opic Agbara',
    Ifo: 'Akute, Ajuwon, Alagbole, Agbado, Ojodu Abiodun, Olambe, Lambe, Iju Ajuwon, Ishaga Ifo, Ifo Town, Matogun, Denro, Ishashi, Arigbajo, Agbado Station, Ope Ilu',
    'Abeokuta South':
      'Oke Mosan = Oke-Mosan, Ibara, Ibara GRA, Ibara Housing Estate, Panseke, Kuto, Onikolobo, Idi Aba, Asero, Isale Igbein, Ijemo, Oke Ilewo, Ita Eko, Adigbe, Ijeja, Itoku, Kemta, Obantoko Road, GRA?',
    'Abeokuta North': 'Ita Oshin, Lafenwa, Iberekodo, Elega, Olomore, Sabo Abeokuta, Rounder?, Ago Oka',
    Odeda:
      'Obantoko, Osiele, Camp?, Camp Abeokuta, Funaab = Unaab, Harmony Estate Camp, Odeda Town, Alabata, Asu?',
    Sagamu: 'Shagamu, Ogijo, Simawa, Sabo Sagamu, Makun, Makun City, Sotubo, Ode Lemo, Emuren',
    'Ijebu Ode': 'Ijebu-Ode = Ijebuode, Molipa, Ijebu?, Mobalufon',
    'Ijebu North': 'Ago Iwoye = Ago-Iwoye, Ijebu Igbo = Ijebu-Igbo, Oru Ijebu, Awa Ijebu',
    Odogbolu: 'Ijebu Imusin, Aiyepe, Okun Owa, Idowa, Ososa, Odogbolu Town',
    Ikenne: 'Ilishan = Ilishan-Remo, Iperu = Iperu-Remo, Ikenne-Remo',
    'Remo North': 'Isara = Isara-Remo, Ode Remo',
    'Yewa South': 'Ilaro, Owode Ilaro, Oke Odan',
    'Yewa North': 'Aiyetoro = Ayetoro, Ibese',
    Ewekoro: 'Itori, Papalanto, Wasimi, Ewekoro Town',
    Ipokia: 'Idiroko',
    'Imeko Afon': 'Imeko, Afon',
  },
  Ondo: {
    'Akure South':
      'Alagbaka, Ijapo = Ijapo Estate, Oba Ile Road, FUTA, Ijoka, Oke Aro, Alagbaka GRA, Oda Road, Shagari Village, Oke Ijebu, GRA?',
    'Akure North': 'Oba Ile = Oba-Ile, Iju Itaogbolu, Itaogbolu, Shasha Akure',
    'Ondo West': 'Ondo Town = Ondo City, Yaba Ondo',
    Owo: 'Owo Town, Emure Ile',
    Odigbo: 'Ore?, Ore Town, Ajue, Araromi Obu',
    Okitipupa: 'Okitipupa Town, Igbotako, Ode Aye',
    'Akoko South West': 'Oka Akoko, Akungba = Akungba Akoko',
    'Akoko North East': 'Ikare = Ikare Akoko',
    'Ile Oluji/Okeigbo': 'Ile Oluji = Ileoluji, Okeigbo',
    Ilaje: 'Igbokoda, Ugbonla',
  },
  Osun: {
    Osogbo:
      'Ota Efun = Ota-Efun, Oke Fia, Gbongan Road?, Ogo Oluwa Osogbo, Ring Road Osogbo, Ayetoro Osogbo, Alekuwodo, Dada Estate, Testing Ground, Igbona, GRA?',
    Olorunda: 'Oke Baale, Kelebe, Halleluyah Estate, Igbonna Olorunda, Ilesa Garage Osogbo',
    'Ife Central':
      'Mayfair Ife, Lagere, Parakin, OAU = Obafemi Awolowo University, Ede Road Ife, Asherifa, Modakeke Road, Eleyele Ife, Opa?, Damico',
    'Ife East': 'Modakeke, Oke Ogbo',
    'Ilesa West': 'Imo Ilesa, Isokun, Bolorunduro',
    'Ede North': 'Ede Town',
    Iwo: 'Iwo Town, Bowen University',
    Ejigbo: 'Ejigbo Osun, Ejigbo Town',
    'Odo Otin': 'Okuku, Oyan',
    Irewole: 'Ikire',
    Ayedaade: 'Gbongan, Ode Omu',
    Boripe: 'Iragbiji',
    Ila: 'Ila Orangun',
    Irepodun: 'Ilobu, Erin Osun',
    Oriade: 'Ijebu Jesa = Ijebu-Ijesa, Ipetu Ijesa',
  },
  Oyo: {
    'Ibadan North': `Bodija, New Bodija, Old Bodija, Agbowo, Sango Ibadan, Samonda, Mokola, Agodi, Agodi GRA, University of Ibadan, UI?, Ikolaba, Ikolaba GRA, Aare, Aare Avenue, Orogun, Total Garden, Secretariat Ibadan, Kongi Bodija, Kongi, Basorun = Bashorun, Polytechnic Ibadan, Yemetu, Sabo Ibadan, Oke Aare, Coca Cola Ibadan, GRA?`,
    'Ibadan North East':
      'Iwo Road Ibadan = Iwo Road?, Iyana Agbala, Oje?, Gate?, Gate Ibadan, Agugu, Oremeji, Ojoo Road, Loyola',
    'Ibadan North West':
      'Dugbe, Jericho, Jericho GRA, Eleyele, Ologuneru Road, Idikan, Onireke, Onireke GRA, Links Reservation, Iyaganku, Iyaganku GRA, Sabo Dugbe, Magazine Road',
    'Ibadan South West': `Ring Road?, Challenge?, Challenge Ibadan, Oke Ado?, Oluyole Estate, Molete, Oke Bola, Liberty Road, Apata, Odo Ona, Odo Ona Kekere, Odo Ona Elewe, Joyce B, Ogunpa, Adeoyo, Foko, Mobil Ring Road, Aleshinloye, Alesinloye Market, Soka?, Iyaganku Quarters`,
    'Ibadan South East':
      'Felele Ibadan, Felele, Orita Challenge, Academy?, Olorunsogo Ibadan, Oranyan, Mapo?, Beere, Eleta, Sanyo?, Boluwaji, Idi Arere, Kudeti, Odinjo, Scout Camp, Muslim Area',
    Akinyele:
      'Ojoo, Moniya, Arulogun, Ajibode, Shasha Ibadan, Sasa Ibadan, Akobo Ojurin Road, Iroko?, Idi Ose, Elebu Road, IITA, Kajorepo, Apete Road, Iseyin Road, Laniba',
    Egbeda:
      'Alakia, New Gbagi, Gbagi Market, Olodo, Egbeda Ibadan, Airport Road Ibadan, Old Ife Road, Adegbayi, Monatan, Olubadan Estate, New Ife Road, Erunmu, Gbagi, Owode Academy',
    Ido: 'Apete, Eleyele Ido, Ologuneru, Omi Adio, Akufo, Bakatari, Apata Ido, Awotan, Ijokodo, Elebu, Akala Way, Ido Ibadan, Arola',
    Lagelu:
      'Akobo, Kolapo Ishola GRA = Kolapo Ishola Estate, Akobo Ojurin, General Gas?, Iyana Offa, Lalupon, Olorundaba, Idi Ape, Alegongo, Wofun, Iyana Church, Basorun Akobo, Ejioku',
    Oluyole:
      'Idi Ayunre, Podo, New Garage Ibadan, Toll Gate Ibadan, Akala Express, Arapaja, Elebu Oluyole, Oluyole Extension, Ogbere Tioya Road, Bembo, Adeoyo Ring Road Extension',
    'Ona Ara': 'Amuloko, Akanran, Olunde, Ogbere, Olorunsogo Akanran, Badeku, Gbada Efon, Iyana Adegbayi',
    'Ogbomosho North': 'LAUTECH, Oke Ado Ogbomoso, Sabo Ogbomoso',
    Iseyin: 'Iseyin Town',
    'Ibarapa Central': 'Igboora = Igbo Ora = Igbo-Ora',
    'Ibarapa East': 'Eruwa, Lanlate',
    Kajola: 'Okeho',
    'Oyo East': 'Akesan, Durbar?, Apaara',
    Irepo: 'Kisi, Igboho Road',
    Orelope: 'Igboho',
  },
  Plateau: {
    'Jos North':
      'Terminus?, Tudun Wada Jos, Farin Gada, Naraguta, Angwan Rogo, Angwan Rukuba, Jenta, Apata Jos, Laranto, Gada Biu, Nasarawa Gwom, Federal Lowcost Jos, Zaria Road?, Dogon Dutse, Jos City = Jos Town, Bauchi Road?, Ahmadu Bello Way Jos, Lamingo, GRA?',
    'Jos South':
      'Rayfield, Bukuru, Vom, Kuru, Dadin Kowa, Zawan, Du?, Hwolshe, Abattoir Jos, Rantya, Rantya Low Cost, Old Airport Jos, Gyel, Mado Village, Sabon Barki, Zarmaganda, Anglo Jos, State Lowcost, Doi?',
    'Barkin Ladi': 'Barikin Ladi, Heipang',
    Pankshin: 'Pankshin Town',
    Shendam: 'Shendam Town, Yelwa Shendam',
    'Langtang North': 'Langtang',
    Bokkos: 'Bokos',
  },
  Rivers: {
    'Port Harcourt': `D Line = D-Line, GRA?, Port Harcourt GRA = GRA Port Harcourt, Old GRA, New GRA, GRA Phase 1, GRA Phase 2, GRA Phase 3, Trans Amadi = Trans-Amadi, Trans Amadi Gardens, Diobu, Mile 1?, Mile 3?, Mile 2 Diobu, Borokiri, Abuloma, Elekahia, Rumukalagbor, Rumuwoji, Nkpolu Oroworukwo = Nkpolu-Oroworukwo,
      Amadi Ama, Peter Odili Road, Old Port Harcourt Township = Town Port Harcourt, Orije, Ogbunabali, Rebisi, Oromerezimgbu, Rumuobiekwe, Eagle Island, Rainbow Town, Golden Estate?, Tombia GRA, Garrison?, Azuabie, Oginigba, Rumuomasi Road, Stadium Road?, Okujagu, Fimie, Nkpogu, Aggrey Road, Mgbundukwu`,
    'Obio/Akpor': `Obio Akpor = Obio, Woji, Rumuola, Rumuokoro, Rumuodomaya, Rumuokwuta, Rumuigbo, Rumuomasi, Rumuibekwe, Rumuogba, Rumuokwurusi, Rumuodara, Rumuepirikom, Rumueme, Rumuolumeni, Rumuosi, Rumuekini, Rumuagholu, Rumuewhara, Rumukrushi, Rumukwurushi, Rumuepirikom, Rumudara, Elelenwo, Eliozu, Elimgbu, Eligbolo, Eneka, Ada George, Ozuoba, Choba,
      Alakahia, Aluu Road, Rukpokwu, Rukpoku, Iwofe, Mgbuoba, Nkpolu, Oroigwe, Mgbuosimini, Wimpey?, Location?, Bori Camp, Shell RA, Okporo Road, Artillery?, Oil Mill?, Tank?, NTA Road, Igwuruta Road, Atali, Iriebe Road, SARS Road, East West Road?, Woji Estate, Alcon, Alcon Estate, Agip Estate, Uniport = University of Port Harcourt, Egbelu, Obiri Ikwerre, Akpajo Road, Elioparanwo, Apara Link, Chinda, Okilton Drive`,
    Ikwerre: 'Igwuruta, Omagwa, Aluu, Isiokpo, Elele, Omerelu, Igwuruta Ali, Port Harcourt Airport',
    Oyigbo: 'Oyigbo Town, Afam, Iriebe, Komkom',
    Eleme: 'Onne, Alesa, Ogale, Akpajo, Nchia, Aleto, Alode',
    Etche: 'Okehi, Umuechem, Chokocho, Igbo Etche, Ulakwo',
    Khana: 'Bori',
    Emohua: 'Emuoha, Ogbakiri, Rumuji, Ndele',
    Bonny: 'Bonny Island, Finima',
    Okrika: 'Okrika Town, Ogan Okrika, George Ama',
    'Ogba/Egbema/Ndoni': 'Omoku, ONELGA, Obrikom',
    'Ahoada East': 'Ahoada, Ahoada Town',
    Degema: 'Degema Town, Tombia Degema',
    'Asari-Toru': 'Buguma, Abonnema Road',
    'Akuku-Toru': 'Abonnema',
    Andoni: 'Ngo Andoni',
    'Opobo/Nkoro': 'Opobo',
  },
  Sokoto: {
    'Sokoto South':
      'Mabera, Mabera Mujaya, Arkilla Road, Old Airport Sokoto, Gagi, Minannata, Gawon Nama Road, Rijiyar Dorowa',
    'Sokoto North':
      'Sokoto GRA, Gwiwa Sokoto, Runjin Sambo, Kofar Rini, Bado?, Low Cost Sokoto, Magajin Gari, Gawon Nama, GRA?',
    Wamakko: 'Arkilla, Guiwa, Gwiwa Low Cost, Farfaru, Kalambaina',
    Tambawal: 'Tambuwal',
  },
  Taraba: {
    Jalingo: 'Jalingo Town, Sabon Gari Jalingo, Mile Six Jalingo, Nukkai, Mayo Gwoi, Magami',
    Wukari: 'Wukari Town',
    Takum: 'Takum Town',
    Sardauna: 'Gembu, Mambilla',
    Gassol: 'Mutum Biyu',
  },
  Yobe: {
    Damaturu:
      'Damaturu Town, Nayinawa, Pompomari Damaturu, Gwange Damaturu, Abbari, Waziri Ibrahim Estate, Sabon Pegi Damaturu, Malari, GRA?',
    Potiskum: 'Potiskum Town',
    Bade: 'Gashua',
    Nguru: 'Nguru Town',
    Geidam: 'Geidam Town',
    Bursari: 'Dapchi',
  },
  Zamfara: {
    Gusau: 'Gusau Town, Tudun Wada Gusau, Samaru Gusau, Sabon Gari Gusau, Gada Biyu Gusau, Damba, GRA?',
    'Kaura Namoda': 'Kaura-Namoda Town',
    'Talata Mafara': 'Mafara',
    Tsafe: 'Chafe?',
  },
}

/** Local governments whose names are everyday words, trade words or people's names besides. */
export const EVERYDAY_NAMES: ReadonlySet<string> = new Set(
  `Abi Ado Apa Asa Awe Bade Bali Bama Bassa Bayo Biu Brass Buji Dala Dass Dutse Edati Ede Edu Efon Egor Eket Fika Fune Gada Gaya Gudu Guma Guri Hong Ibi Ido
  Ifelodun Ika Ila Ini Irepo Irepodun Isa Isin Isu Itu Ivo Iwo Jaba Jada Jere Kabo Kaga Kaita Kaura Kura Lau Lere Logo Machina Mafa Mani Marte Maru
  Mbo Miga Misau Moba Moro Munya Obi Ofu Oju Ojo Omala Onicha Ose Owo Oye Oyi Rafi Rano Rimi Rogo Roni Sanga Shani Shira Soba Song Suru Tafa Tai Takai
  Taura Tofa Toro Toto Udi Udu Ussa Warji Wase Yala Zaki Zango Zing`.split(/\s+/),
)
