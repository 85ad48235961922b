import type { DemoReview } from '../demo-records.ts'
import { about } from './about-seller.ts'

export const NORTH: DemoReview[] = [
  ...about('zango-haulage', [
    {
      author: 'musa-danjuma',
      rating: 5,
      comment: 'Six hundred bags to Kuje, six hundred counted. Waybill stamped from the plant.',
    },
    {
      author: 'mararaba-blocks',
      rating: 5,
      comment: 'BlocMaster comes every ten days like clockwork. Our moulds turn faster with it.',
    },
    {
      author: 'zainab-yusuf',
      rating: 4,
      comment: 'Driver called me from Abaji, from Gwagwalada and from my gate. I liked that.',
    },
    { author: 'daniel-yohanna', rating: 4, comment: 'Fair price but you need to take 300 bags at least.' },
    {
      author: 'tanke-roofing',
      rating: 4,
      comment: 'Brought cement to Ilorin and carried our sheets back. Sensible people.',
    },
    {
      author: 'john-terver',
      rating: 3,
      comment: 'Reached Makurdi one day late. Bags were dry even with rain on the way.',
      reply: 'Flood at Lokoja bridge, sir. Thank you for waiting.',
    },
    {
      author: 'deidei-timber',
      rating: 5,
      comment: 'Good haulage partner. They tie the tarpaulin as if it is their own cement.',
    },
    {
      author: 'ibrahim-waziri',
      rating: 4,
      comment: 'Niger sand from Ganaja is pale and clean. Our cubes were good.',
    },
    {
      author: 'yakubu-g',
      rating: 2,
      comment: 'Twenty-two broken bags and only fifteen replaced before I called the owner.',
      reply: 'All twenty-two are replaced. The driver has been cautioned.',
    },
  ]),
  ...about('deidei-timber', [
    {
      author: 'zainab-yusuf',
      rating: 5,
      comment: 'Line 12 has order. Sizes are stacked by length and the price is written.',
    },
    {
      author: 'musa-danjuma',
      rating: 4,
      comment: 'Staircase carpenter drew the whole stair on the floor with chalk. Risers are equal.',
    },
    {
      author: 'zumaview-estates',
      rating: 4,
      comment: 'Parapet roof falls correctly to the gutter. We inspected it in rain.',
    },
    {
      author: 'daniel-yohanna',
      rating: 5,
      comment: 'Black-film boards gave us twelve uses. The accountant was pleased.',
    },
    {
      author: 'aisha-bello',
      rating: 3,
      comment: 'Two out of forty pieces were split. They changed them, but I paid the pick-up again.',
      reply: 'Hajiya, call us before you pay transport for an exchange. It is on us.',
    },
    { author: 'yakubu-g', rating: 4, comment: 'Micrometer on the roofing sheet said 0.55. Correct.' },
    { author: 'mararaba-blocks', rating: 5, comment: 'We send our customers here for decking wood.' },
    { author: 'grace-pam', rating: 4, comment: 'Hired props for six weeks and got my full deposit.' },
    {
      author: 'john-terver',
      rating: 1,
      comment: 'Sold me fresh wood as seasoned. My ceiling noggins twisted in one month.',
      reply: 'We replaced the wood and the carpenter’s day. Dried and fresh stock are now in separate sheds.',
    },
    { author: 'ore-hardwood', rating: 5, comment: 'Pays before sawing. May Allah bless such customers.' },
  ]),
  ...about('kubwa-wiring', [
    {
      author: 'zainab-yusuf',
      rating: 5,
      comment: 'They gave me a drawing of the cables in my walls. I hung pictures without fear.',
    },
    {
      author: 'obinna-mep',
      rating: 5,
      comment: 'Loop impedance recorded for every socket. Real electricians.',
    },
    {
      author: 'musa-danjuma',
      rating: 4,
      comment: 'Eighty-six points in eight days. One switch upside down, corrected.',
    },
    {
      author: 'zumaview-estates',
      rating: 5,
      comment: 'All our managed houses are now earthed below 5 ohms.',
    },
    {
      author: 'aisha-bello',
      rating: 4,
      comment: 'CCTV is clear at night, and they taught my father to use it patiently.',
    },
    {
      author: 'daniel-yohanna',
      rating: 3,
      comment: 'Good job but chasing dust was everywhere. Carry a vacuum please.',
      reply: 'We have bought two. Thank you for pushing us.',
    },
    {
      author: 'jabi-cooling',
      rating: 5,
      comment: 'They leave the right cable at the right place for our ACs. Easy to work with.',
    },
    { author: 'grace-pam', rating: 4, comment: 'Chandelier hangs well and the ceiling did not cry.' },
    {
      author: 'yakubu-g',
      rating: 2,
      comment: 'Boss is excellent, but the apprentices came alone on the second day.',
    },
  ]),
  ...about('jabi-cooling', [
    {
      author: 'aisha-bello',
      rating: 5,
      comment: 'Vacuum pump for twenty minutes just as written. The AC cools in five.',
    },
    { author: 'obinna-mep', rating: 4, comment: 'Overnight pressure test with gauge photo. Professional.' },
    {
      author: 'zumaview-estates',
      rating: 5,
      comment: 'Response in Abuja within the day, every time this year.',
    },
    {
      author: 'musa-danjuma',
      rating: 4,
      comment: 'Heater works well. Reminder message about the anode came after exactly two years.',
    },
    {
      author: 'grace-pam',
      rating: 3,
      comment: 'Cassette unit is quiet but the remote was for another model. Took a week to change.',
    },
    {
      author: 'kubwa-wiring',
      rating: 5,
      comment: 'We send them all our pipe headaches and they send us their wires.',
    },
    { author: 'daniel-yohanna', rating: 4, comment: 'Plumbing points neat and labelled hot and cold.' },
    {
      author: 'ibrahim-waziri',
      rating: 5,
      comment: 'Sprinklers passed Fire Service inspection at first visit.',
    },
    {
      author: 'fatima-lawal',
      rating: 2,
      comment: 'Charged for gas when the fault was only a dirty filter.',
      reply: 'You were right and the money was returned. The technician now has to show the gauge first.',
    },
    {
      author: 'halima-a',
      rating: 4,
      comment: 'Twelve months guarantee in writing. I used it once, no argument.',
    },
  ]),
  ...about('mararaba-blocks', [
    {
      author: 'musa-danjuma',
      rating: 5,
      comment: 'By 6.15 in the morning my blocks had arrived. The mason was still brushing his teeth.',
    },
    { author: 'grace-pam', rating: 4, comment: 'Sharp corners, few broken. Truck needs space to turn.' },
    {
      author: 'zainab-yusuf',
      rating: 4,
      comment: 'They cast 38 cubic metres in one day with no cold joint, and ate my rice with respect.',
    },
    {
      author: 'zumaview-estates',
      rating: 4,
      comment: 'Foundation filling was rammed properly, we checked by digging.',
    },
    { author: 'daniel-yohanna', rating: 5, comment: 'Gudi sand is coarse and clean, worth the small extra.' },
    {
      author: 'yakubu-g',
      rating: 3,
      comment: 'Plaster sand was good the first time, second truck had stones.',
      reply: 'A torn sieve, sorry. We credited you two cubic metres.',
    },
    {
      author: 'zango-haulage',
      rating: 5,
      comment: 'They offload within the hour, so our trailer goes back the same day.',
    },
    { author: 'john-terver', rating: 4, comment: 'Six-inch blocks did well on my fence at Masaka.' },
    {
      author: 'halima-a',
      rating: 1,
      comment: 'Sent 900 instead of 1,000 and argued with my watchman about it.',
      reply: 'We watched our own camera: you were right. One hundred and fifty blocks were sent.',
    },
  ]),
  ...about('panteka-doors', [
    {
      author: 'aisha-bello',
      rating: 5,
      comment: 'Security door is heavy, four men truly. All twelve bolts enter smoothly.',
    },
    {
      author: 'ibrahim-waziri',
      rating: 4,
      comment: 'Steel windows for a school block of six classrooms, ready on Friday as they said.',
    },
    { author: 'halima-a', rating: 4, comment: 'Gate pattern cut from my phone picture. Very close.' },
    {
      author: 'savannah-builders',
      rating: 4,
      comment: 'We resell their single doors in Gombe. Customers come back.',
    },
    {
      author: 'alhaji-garba',
      rating: 5,
      comment: 'Panteka workmanship is a thing of pride. I ordered another for Zaria.',
    },
    {
      author: 'daniel-yohanna',
      rating: 3,
      comment: 'Good door but primer was thin at the corners, I repainted.',
    },
    { author: 'yakubu-g', rating: 4, comment: 'Glass reached Kafanchan inside hay, not even one scratch.' },
    {
      author: 'fatima-lawal',
      rating: 2,
      comment: 'Keys of two doors were the same! I changed one cylinder myself.',
      reply: 'Hajiya, that must not happen. We sent a new lock to your house and now check keys in pairs.',
    },
    { author: 'dakata-steel', rating: 5, comment: 'They pay for plate on time and waste nothing.' },
  ]),
  ...about('dakata-steel', [
    {
      author: 'hauwa-sani',
      rating: 4,
      comment: 'Price by trailer was the best I found from Kano to Katsina.',
    },
    {
      author: 'ibrahim-waziri',
      rating: 5,
      comment: 'Bundles of ten, tagged and straight. Storekeeper’s dream.',
    },
    {
      author: 'panteka-doors',
      rating: 4,
      comment: 'Square bar is straight and clean of scale. Good for our protectors.',
    },
    {
      author: 'savannah-builders',
      rating: 5,
      comment: 'They load our Gombe lorry first on Wednesdays. Reliable.',
    },
    { author: 'alhaji-garba', rating: 5, comment: 'I know the father, now the son. Same scale, same word.' },
    {
      author: 'yakubu-g',
      rating: 3,
      comment: 'Nails were correct but two bags had torn on the lorry. Better sack needed.',
      reply: 'We changed to double sacks this month.',
    },
    {
      author: 'bridgehead-hardware',
      rating: 4,
      comment: 'We buy 5-inch nails from them to the East. Fair and quick.',
    },
    { author: 'halima-a', rating: 4, comment: 'Iron benders finished my lintel steel in a day.' },
    {
      author: 'fatima-lawal',
      rating: 2,
      comment: 'They insisted on cash at the gate though my transfer had entered.',
      reply: 'The network showed nothing till evening. We apologise for the embarrassment.',
    },
  ]),
  ...about('sabongari-sanitary', [
    { author: 'hauwa-sani', rating: 5, comment: 'Instant heater made my harmattan mornings human again.' },
    {
      author: 'alhaji-garba',
      rating: 5,
      comment: 'Fitted three mosques’ ablution taps from here. Not one drips.',
    },
    {
      author: 'fatima-lawal',
      rating: 4,
      comment: 'Mixers are heavy brass. Spare cartridge was in stock two years later.',
    },
    {
      author: 'segun-plumber',
      rating: 4,
      comment: 'Travelled to Kano for a hotel job and they had everything on the list.',
    },
    {
      author: 'halima-a',
      rating: 4,
      comment: 'Sink does not drum when water falls. I pressed it as advised.',
    },
    {
      author: 'ibrahim-waziri',
      rating: 3,
      comment: 'Borehole pump good, cable was sold separately and not mentioned.',
      reply: 'It says cable by the metre, but we will write it bigger. Thank you.',
    },
    {
      author: 'savannah-builders',
      rating: 5,
      comment: 'Packed sixty basins to Gombe with straw, all alive.',
    },
    {
      author: 'kalambaina-cement',
      rating: 4,
      comment: 'They fitted our staff bathrooms in Sokoto through their own plumber.',
    },
    {
      author: 'yakubu-g',
      rating: 1,
      comment: 'Basin had a hairline crack under the label. Three trips before they agreed.',
      reply: 'It took us too long. You got a new basin and your transport for all three trips.',
    },
  ]),
  ...about('kalambaina-cement', [
    {
      author: 'alhaji-garba',
      rating: 5,
      comment: 'Hot from the factory. Block makers in Gusau wait for their trailer.',
    },
    {
      author: 'hauwa-sani',
      rating: 4,
      comment: 'Good cement and polite loaders, they stacked away from the wall as agreed.',
    },
    {
      author: 'ibrahim-waziri',
      rating: 4,
      comment: 'Gate loading handled without me queueing two days. Worth it.',
    },
    {
      author: 'halima-a',
      rating: 5,
      comment: 'Nine-inch blocks are hard. My mason bent a cutlass cutting one.',
    },
    {
      author: 'sabongari-sanitary',
      rating: 4,
      comment: 'Straight people to deal with across the road from Kano to Sokoto.',
    },
    { author: 'yakubu-g', rating: 4, comment: 'Rima sand is a good one, big grains and no mud.' },
    {
      author: 'daniel-yohanna',
      rating: 3,
      comment: 'Plant maintenance in March meant no cement for a week. They told me only when I called.',
    },
    {
      author: 'dakata-steel',
      rating: 5,
      comment: 'We send rods, they send cement, and nobody has lost a kobo.',
    },
    {
      author: 'fatima-lawal',
      rating: 2,
      comment: 'Three bags were stone at the corners.',
      reply: 'Those came from the bottom row. Exchanged, and the bottom row now goes to our own block yard.',
    },
  ]),
  ...about('rayfield-stone', [
    {
      author: 'grace-pam',
      rating: 5,
      comment: 'Basalt on my fence front makes people slow down their cars.',
    },
    {
      author: 'daniel-yohanna',
      rating: 5,
      comment: 'Stone mason worked in cold and wind and every joint is the same.',
    },
    {
      author: 'chinedu-arch',
      rating: 4,
      comment: 'Sawn granite had correct thickness. Samples came to Abuja by bus next day.',
    },
    {
      author: 'funke-interiors',
      rating: 5,
      comment: 'TV wall in split basalt, client cried small. I am not joking.',
    },
    {
      author: 'zumaview-estates',
      rating: 4,
      comment: 'Interlocking bricks kept the gate house cool with no AC.',
    },
    {
      author: 'yakubu-g',
      rating: 3,
      comment: 'Lodging for the masons was more than I budgeted. Ask before.',
    },
    { author: 'john-terver', rating: 4, comment: 'Pink granite for a tomb, polished well and on the date.' },
    {
      author: 'zainab-yusuf',
      rating: 4,
      comment: 'Corner pieces were included as they said. Seal it early, it drinks oil stains.',
    },
    {
      author: 'halima-a',
      rating: 2,
      comment: 'One pallet came in a darker shade than the sample.',
      reply: 'Natural stone varies, but we should have shown you. The pallet was exchanged.',
    },
  ]),
  ...about('savannah-builders', [
    {
      author: 'ibrahim-waziri',
      rating: 5,
      comment: 'If it is not there today, it is truly there tomorrow. Kano lorry is real.',
    },
    { author: 'hauwa-sani', rating: 4, comment: 'Ashaka at a fair price and free delivery for my 120 bags.' },
    {
      author: 'yakubu-g',
      rating: 4,
      comment: 'Bricklayers slept on site and started before Fajr had finished.',
    },
    {
      author: 'halima-a',
      rating: 3,
      comment: 'Ceiling sheets were good but four broke on the bad road to Dukku.',
      reply: 'We have given you four new ones. Nafada road is our enemy too.',
    },
    {
      author: 'alhaji-garba',
      rating: 5,
      comment: 'Built eleven classrooms in Bauchi with their materials and gang.',
    },
    { author: 'dakata-steel', rating: 4, comment: 'Pays in full before the lorry leaves Kano.' },
    { author: 'daniel-yohanna', rating: 4, comment: 'Aluzinc sheets took one heavy hail with no dent.' },
    { author: 'bridgehead-hardware', rating: 5, comment: 'Our agent in the North-East in all but name.' },
    {
      author: 'fatima-lawal',
      rating: 2,
      comment: 'Hand mixing was too wet until my engineer came to shout.',
      reply: 'True. Our foreman now holds the water bucket himself.',
    },
  ]),
]
