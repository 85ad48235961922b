import type { DemoReview } from '../demo-records.ts'
import { about } from './about-seller.ts'

export const EAST_AND_SOUTH: DemoReview[] = [
  ...about('osaretin-doors', [
    {
      author: 'osas-omoregie',
      rating: 5,
      comment: 'The carving on my front door stops visitors. They take pictures before they knock.',
    },
    {
      author: 'ngozi-eze',
      rating: 5,
      comment: 'Ordered from Enugu, they came to hang it themselves. No gap at the bottom.',
    },
    {
      author: 'efe-civil',
      rating: 4,
      comment: 'Panel doors are heavy and true. Delivery took the full three weeks.',
    },
    {
      author: 'funke-interiors',
      rating: 5,
      comment: 'Real seasoned wood. I have been deceived often and this is not that.',
    },
    {
      author: 'woji-homes',
      rating: 4,
      comment: 'Sixteen flush doors for flats in PH, one had a lipping loose.',
    },
    {
      author: 'peace-brown',
      rating: 3,
      comment: 'Beautiful but the polish smelled for two weeks. Do it before I move in next time.',
      reply: 'Thank you. We now leave doors open to air for ten days before delivery.',
    },
    { author: 'ifeanyi-builds', rating: 4, comment: 'Hung eleven doors in two days and swept the shavings.' },
    {
      author: 'bassey-ekpo',
      rating: 5,
      comment: 'He told me not to use HDF in the toilet, though it cost him the sale.',
    },
    {
      author: 'sunday-okafor',
      rating: 2,
      comment: 'The price changed after deposit because mahogany went up. Should be fixed.',
      reply: 'You are right. Since then a deposit of 60 percent fixes the price in writing.',
    },
  ]),
  ...about('okpella-stone', [
    {
      author: 'osas-omoregie',
      rating: 5,
      comment: 'BUA cement at Okpella price even after transport to Benin. Fresh and still warm.',
    },
    {
      author: 'efe-civil',
      rating: 4,
      comment: 'Granite is fine. They loaded at night and the count was still right.',
    },
    {
      author: 'agbowo-artisans',
      rating: 5,
      comment: 'Marble chips for terrazzo were washed, no dust in the bag at all.',
    },
    { author: 'gbenga-contracts', rating: 4, comment: 'Trailer of 600 bags came to Akure in two days.' },
    {
      author: 'osaretin-doors',
      rating: 5,
      comment: 'We used their terrazzo mix in our showroom and people ask about the floor.',
    },
    {
      author: 'tari-west',
      rating: 3,
      comment: 'Truck broke down at Auchi and we waited one extra day, but they called every few hours.',
    },
    { author: 'alhaji-garba', rating: 4, comment: 'Bulk price is correct and plant waybill is attached.' },
    { author: 'kelechi-d', rating: 5, comment: 'They advised 32.5 for my plaster and saved me money.' },
    { author: 'john-terver', rating: 4, comment: 'Good stone, some oversize pieces that we picked out.' },
  ]),
  ...about('ugborikoko-weld', [
    {
      author: 'efe-civil',
      rating: 5,
      comment: 'Trusses fitted the anchor bolts at first lift. Warri welders are not here to play.',
    },
    {
      author: 'ebiere-t',
      rating: 4,
      comment: 'Tank stand is strong, my children shake it and nothing happens. Paint could be thicker.',
    },
    {
      author: 'obinna-mep',
      rating: 5,
      comment: 'Fire main joints passed 15 bar at first test, all 42 of them.',
    },
    {
      author: 'tari-west',
      rating: 4,
      comment: 'Came to Yenagoa with their own generator and finished in two days.',
    },
    {
      author: 'peace-brown',
      rating: 3,
      comment: 'Rail is neat but he charged me extra for stainless rods that I thought were included.',
      reply: 'Argon work is N 4,000 a metre more, as in the listing. We will say it louder on the phone.',
    },
    {
      author: 'swali-sand',
      rating: 5,
      comment: 'They keep our dredge pipes alive. Anybody who can weld wet sand pipe can weld your gate.',
    },
    {
      author: 'osas-omoregie',
      rating: 4,
      comment: 'Pump house is arranged so that even I can close the right valve.',
    },
    {
      author: 'elelenwo-aluminium',
      rating: 4,
      comment: 'Good subcontractor for our canopy frames. Straight and on time.',
    },
    {
      author: 'kelechi-d',
      rating: 1,
      comment: 'He promised Thursday, then Monday, then Thursday again. I collected my deposit.',
      reply: 'We failed you. We had two men in hospital and should not have accepted the job.',
    },
  ]),
  ...about('rumuola-mart', [
    {
      author: 'peace-brown',
      rating: 5,
      comment: 'Called at 8.30, cement was on site at 11. In Port Harcourt! I am still surprised.',
    },
    {
      author: 'ebiere-t',
      rating: 4,
      comment: 'One yard for everything. Their block is slightly dearer but strong.',
    },
    {
      author: 'bassey-ekpo',
      rating: 4,
      comment: 'No community boys stopped the truck, as they promised. That alone is worth it.',
    },
    {
      author: 'tari-west',
      rating: 5,
      comment: 'Fixers did our raft in nine days with all the chairs in place.',
    },
    { author: 'woji-homes', rating: 4, comment: 'We use them for repairs. Even five bags they will bring.' },
    {
      author: 'sunday-okafor',
      rating: 3,
      comment: 'Sharp sand had some leaves inside. They came to see and gave half price on the next.',
      reply: 'Thank you for not shouting. That source is closed and we load from Aluu only.',
    },
    {
      author: 'kelechi-d',
      rating: 5,
      comment: 'The lady at the desk knows how many bags a slab takes without calculator.',
    },
    { author: 'elelenwo-aluminium', rating: 4, comment: 'Neighbourly and correct. Invoice is always clear.' },
    {
      author: 'ini-abasi',
      rating: 2,
      comment: 'Granite was 28 tonnes on my weighbridge, not 30.',
      reply: 'We topped the two tonnes on Saturday and now print the loading ticket with the invoice.',
    },
    {
      author: 'obinna-mep',
      rating: 5,
      comment: 'Binding wire was dry and soft. Small thing, but fixers notice.',
    },
  ]),
  ...about('elelenwo-aluminium', [
    {
      author: 'peace-brown',
      rating: 5,
      comment: 'The water test with hose convinced me. Not a drop in my parlour since.',
    },
    {
      author: 'chinedu-arch',
      rating: 5,
      comment: 'Shop drawings before cutting, correct sections. They understand what a mullion is.',
    },
    {
      author: 'ebiere-t',
      rating: 4,
      comment: 'Casements close with a soft sound. Two handles were stiff and were adjusted.',
    },
    { author: 'woji-homes', rating: 4, comment: 'Sliding windows for our lets. Not fancy, not troublesome.' },
    {
      author: 'bassey-ekpo',
      rating: 3,
      comment: 'Measured twice and still one window was 20 mm short. Remade free but we lost a week.',
      reply: 'We remeasured with laser after plaster from your job onward. Thank you for bearing with us.',
    },
    { author: 'rumuola-mart', rating: 5, comment: 'Clad our shop front. People think we are a bank.' },
    { author: 'tari-west', rating: 4, comment: 'Shower glass is heavy and clear, hinges have not dropped.' },
    {
      author: 'ibom-ceilings',
      rating: 4,
      comment: 'They and we worked in one house without fighting. Clean team.',
    },
    { author: 'kelechi-d', rating: 5, comment: 'Net is stainless and my cat has tried everything on it.' },
  ]),
  ...about('swali-sand', [
    { author: 'ebiere-t', rating: 5, comment: 'Sand was drained, not swimming. Others sell you river.' },
    {
      author: 'tari-west',
      rating: 4,
      comment: 'Filled two plots at Opolo, levels agreed with the surveyor’s pegs.',
    },
    {
      author: 'efe-civil',
      rating: 4,
      comment: 'Jar test showed about three percent silt. Good for concrete.',
    },
    { author: 'ugborikoko-weld', rating: 4, comment: 'Prompt with payment and prompt with sand.' },
    {
      author: 'peace-brown',
      rating: 3,
      comment: 'When the river is high they disappear for a week. Plan for it.',
    },
    {
      author: 'woji-homes',
      rating: 5,
      comment: 'Plaster sand has no shells. Our painters noticed the smooth wall.',
    },
    {
      author: 'rumuola-mart',
      rating: 4,
      comment: 'Barge load came to Port Harcourt complete. Paperwork was slow.',
      reply: 'The waterways office was on strike. Next barge has its clearance already.',
    },
    { author: 'bassey-ekpo', rating: 5, comment: 'The swamp buggy man works like he owns the land.' },
    {
      author: 'nnamdi-j',
      rating: 1,
      comment: 'Paid for ten trips and saw eight. I counted with my own biro.',
      reply: 'Our record shows ten, but we have sent two trips free to close the matter.',
    },
  ]),
  ...about('ibom-ceilings', [
    {
      author: 'ini-abasi',
      rating: 5,
      comment: 'My ceiling design came from a hotel picture and they did it better than the hotel.',
    },
    {
      author: 'blessing-effiong',
      rating: 5,
      comment: 'Screeding under side light, exactly as they said. Satin paint came out like paper.',
    },
    {
      author: 'bassey-ekpo',
      rating: 4,
      comment: 'Came from Uyo to Calabar for five rooms. Neat, one extra day.',
    },
    { author: 'woji-homes', rating: 4, comment: 'PVC panels for our wet flats, no stain after two rains.' },
    { author: 'funke-interiors', rating: 4, comment: 'Shadow gap lines were straight over nine metres.' },
    {
      author: 'peace-brown',
      rating: 3,
      comment: 'Good work, but POP dust entered my wardrobe. Cover people’s things well.',
      reply: 'Sorry ma. We have bought zip curtains for occupied rooms.',
    },
    { author: 'akamkpa-granite', rating: 5, comment: 'They finished our office ceiling over one weekend.' },
    { author: 'kelechi-d', rating: 4, comment: 'Gypsum sheets were dry and the corners not broken.' },
    {
      author: 'uche-landlord',
      rating: 2,
      comment: 'Cornice cracked at two joints after a month. Waiting for them to return.',
      reply: 'Chief, we came on the 14th and filled them. House movement, but our responsibility for a year.',
    },
  ]),
  ...about('akamkpa-granite', [
    {
      author: 'bassey-ekpo',
      rating: 5,
      comment: 'Blue stone, proper size, and the payloader man does not add dust on purpose.',
    },
    {
      author: 'ini-abasi',
      rating: 4,
      comment: 'Came to Uyo by evening. Granite and UniCem in one truck is a sweet idea.',
    },
    { author: 'blessing-effiong', rating: 4, comment: 'Fair measure in the box, level full like they said.' },
    {
      author: 'rumuola-mart',
      rating: 5,
      comment: 'We sell their granite in Port Harcourt. Thirty tonnes is thirty tonnes.',
    },
    {
      author: 'efe-civil',
      rating: 4,
      comment: 'Flakiness is low. They gave me a sieve analysis when I asked.',
    },
    {
      author: 'tari-west',
      rating: 3,
      comment: 'The highway was bad and they charged extra for it after we had agreed.',
      reply: 'Diesel for an eleven-hour trip, sir. We shared the cost and will warn early next time.',
    },
    {
      author: 'ibom-ceilings',
      rating: 5,
      comment: 'Fine stone for our compound. Good neighbours to do business with.',
    },
    { author: 'kelechi-d', rating: 5, comment: 'Quarry dust compacts hard under interlocking.' },
    { author: 'obinna-mep', rating: 4, comment: 'Delivered two trips for a pump base, on the hour.' },
  ]),
  ...about('bridgehead-hardware', [
    {
      author: 'ifeanyi-builds',
      rating: 5,
      comment: 'Nails are 25 kg on my own scale. I have stopped buying from the roadside.',
    },
    {
      author: 'ngozi-eze',
      rating: 4,
      comment: 'Locks are good. Waybill to Enugu came with one handle set missing, sent next day.',
    },
    {
      author: 'savannah-builders',
      rating: 5,
      comment: 'From Onitsha to Gombe in three days with nothing broken.',
      reply: 'Thank you Gombe! Your next carton has an extra hinge inside.',
    },
    {
      author: 'emeka-okoro',
      rating: 4,
      comment: 'Line 8 is easy to find if you ask for the man with the blue bags.',
    },
    {
      author: 'coalcity-roofers',
      rating: 5,
      comment: 'Spring-head nails do not lose their heads. We know because we hammer all day.',
    },
    {
      author: 'osaretin-doors',
      rating: 4,
      comment: 'Ball-bearing hinges carry our solid doors without squeaking.',
    },
    {
      author: 'uche-landlord',
      rating: 3,
      comment: 'Silicone tube was near its expiry date. Changed when I complained.',
    },
    { author: 'kelechi-d', rating: 4, comment: 'Rebar spacers! At last somebody in the East stocks them.' },
    {
      author: 'amara-k',
      rating: 2,
      comment: 'Louvre glass arrived with six broken because the box was laid flat.',
      reply: 'Glass is now sent standing and tied. We replaced the six and paid the park.',
    },
    { author: 'nike-bricks', rating: 5, comment: 'Straight dealing for many years.' },
  ]),
  ...about('nnewi-cables', [
    {
      author: 'obinna-mep',
      rating: 5,
      comment: 'Drum number on the invoice matched the test certificate. Engineer’s happiness.',
    },
    { author: 'emeka-okoro', rating: 5, comment: 'Made in Nnewi and better than the one with foreign name.' },
    { author: 'ngozi-eze', rating: 4, comment: 'My electrician approved it, and he approves nothing.' },
    {
      author: 'udiridge-properties',
      rating: 4,
      comment: 'Rewired six flats with their coils. All complete to the metre.',
    },
    {
      author: 'kubwa-wiring',
      rating: 5,
      comment: 'Cable ladder came hot-dipped as promised, no sharp burrs.',
    },
    { author: 'ifeanyi-builds', rating: 4, comment: 'Good shop, a bit slow on Nkwo market day.' },
    {
      author: 'uche-landlord',
      rating: 3,
      comment: 'USB socket stopped charging after four months. The 13 A part still works.',
      reply: 'Bring it with or without receipt, Chief. One-year exchange.',
    },
    {
      author: 'kelechi-d',
      rating: 5,
      comment: 'Surge arrester sacrificed itself in one August storm and my fridge lived.',
    },
    { author: 'sunday-okafor', rating: 4, comment: 'ABC cable and clamps were what EEDC asked for.' },
  ]),
  ...about('nike-bricks', [
    {
      author: 'chinedu-arch',
      rating: 5,
      comment: 'Even colour over twenty thousand bricks. I built my own office with them.',
    },
    {
      author: 'ngozi-eze',
      rating: 4,
      comment: 'My wall needs no paint again for life. Bricklayers were slow but careful.',
    },
    {
      author: 'funke-interiors',
      rating: 5,
      comment: 'Brick slips for a restaurant in Lekki, corners included. Client is still thanking me.',
    },
    { author: 'kelechi-d', rating: 4, comment: 'Pavers have taken my truck daily for a year. No crack.' },
    {
      author: 'uche-landlord',
      rating: 3,
      comment: 'Waited five weeks because the kiln was full. Good bricks, bad calendar.',
      reply: 'We fire every three weeks. A second kiln opens in March, by God’s grace.',
    },
    {
      author: 'coalcity-roofers',
      rating: 4,
      comment: 'Ridge tiles ring like a bell. Bed them well and forget them.',
    },
    { author: 'udiridge-properties', rating: 5, comment: 'Every brick bungalow we list goes quickly.' },
    {
      author: 'emeka-okoro',
      rating: 2,
      comment: 'About three in a hundred were over-burnt and twisted.',
      reply: 'Three percent is our waste allowance but we added 200 bricks for you.',
    },
    {
      author: 'amara-k',
      rating: 5,
      comment: 'The arch man is an artist. Two days for one arch and worth each minute.',
    },
  ]),
  ...about('coalcity-roofers', [
    {
      author: 'ngozi-eze',
      rating: 5,
      comment: 'They found a leak three roofers had failed to find. It was a nail hole near the chimney.',
    },
    {
      author: 'udiridge-properties',
      rating: 5,
      comment: 'Harness on every man. We now refuse roofers without it.',
    },
    {
      author: 'ifeanyi-builds',
      rating: 4,
      comment: 'Fixed 420 m2 of stone-coated. Ridge line is straight against the sky.',
    },
    {
      author: 'sunday-okafor',
      rating: 4,
      comment: 'Felt torching passed the ponding test on my concrete gutter.',
    },
    { author: 'nike-bricks', rating: 5, comment: 'They respect clay ridge tiles, which is not common.' },
    {
      author: 'emeka-okoro',
      rating: 3,
      comment: 'Work okay, but one man stepped on my PVC gutter and they said it was old.',
      reply: 'We changed the length last week. Please send us the name of the man.',
    },
    {
      author: 'sango-longspan',
      rating: 4,
      comment: 'They ask for correct lengths, so we hardly hear of waste from their sites.',
    },
    { author: 'chioma-newhome', rating: 4, comment: 'Skylight over the stairs brightened the whole house.' },
    { author: 'kelechi-d', rating: 5, comment: 'Two-year leak paper, signed and stamped. I have framed it.' },
    {
      author: 'uche-landlord',
      rating: 1,
      comment: 'Rain met my open roof for one night. Two mattresses spoilt.',
      reply: 'It was our timing error. The mattresses were replaced and our tarpaulin now stays on site.',
    },
  ]),
  ...about('ariaria-gates', [
    { author: 'emeka-okoro', rating: 5, comment: 'Aba-made gate and my neighbour thinks it is from Italy.' },
    {
      author: 'kelechi-d',
      rating: 4,
      comment: 'Burglary bars fit every window although each was a different size.',
    },
    {
      author: 'blessing-effiong',
      rating: 4,
      comment: 'Glass rail is clean. They came back to tighten two spigots.',
    },
    {
      author: 'orlu-paints',
      rating: 5,
      comment: 'They buy good primer from us and use it, so the rust stays away.',
    },
    {
      author: 'uche-landlord',
      rating: 4,
      comment: 'Drew the design on paper, I changed one flower, they cut exactly that.',
    },
    {
      author: 'amara-k',
      rating: 3,
      comment: 'Balcony rail came one week late and the installers had no drill bit.',
    },
    {
      author: 'udiridge-properties',
      rating: 5,
      comment: 'Strong hinges: the leaf still swings with one finger after a year.',
    },
    {
      author: 'chinedu-arch',
      rating: 4,
      comment: 'Laser panels match my CAD to the millimetre. Send DXF, not JPEG.',
    },
    {
      author: 'ini-abasi',
      rating: 2,
      comment: 'Spray paint peeled near the lock within three months.',
      reply:
        'Please send a picture. We will strip and respray that part free, as for every gate under a year.',
    },
  ]),
  ...about('orlu-paints', [
    {
      author: 'amara-k',
      rating: 5,
      comment: 'They matched the colour of my curtain. I brought the curtain.',
    },
    {
      author: 'emeka-okoro',
      rating: 4,
      comment: 'Weathershield has passed two rainy seasons at Orji without green patches.',
    },
    {
      author: 'ariaria-gates',
      rating: 5,
      comment: 'Gloss dries hard and does not attract dust. Our gates love it.',
    },
    {
      author: 'udiridge-properties',
      rating: 4,
      comment: 'We keep our flat colours on their record, so touch-up is always the same.',
    },
    { author: 'kelechi-d', rating: 4, comment: 'Textured coat hid all the sins of my plasterer.' },
    {
      author: 'ifeanyi-builds',
      rating: 3,
      comment: 'Two buckets of the same tint were slightly different. They mixed them together for me.',
      reply: 'Correct method: we now box all buckets of one order before delivery.',
    },
    {
      author: 'ngozi-eze',
      rating: 5,
      comment: 'Stucco wall in my parlour looks like marble. Even my pastor touched it.',
    },
    {
      author: 'uche-landlord',
      rating: 4,
      comment: 'Emulsion covers well in two coats as written, not four.',
    },
    {
      author: 'blessing-effiong',
      rating: 2,
      comment: 'Painter they recommended drank my malt and left at 2 pm.',
      reply: 'He has been removed from our list. Another man finished at our cost.',
    },
  ]),
  ...about('umuoghara-chippings', [
    {
      author: 'ifeanyi-builds',
      rating: 5,
      comment: 'Quarry price is quarry price. My own truck, thirty minutes, loaded.',
    },
    {
      author: 'ngozi-eze',
      rating: 4,
      comment: 'Stone came to Enugu clean. Driver asked for fuel money on top, they refunded it.',
    },
    { author: 'nike-bricks', rating: 4, comment: 'Stone base under our yard is holding heavy trucks.' },
    {
      author: 'chinedu-arch',
      rating: 3,
      comment: 'Hand-broken stone varies a lot. As they say, not for slabs.',
    },
    {
      author: 'coalcity-roofers',
      rating: 4,
      comment: 'Helped a church get chippings at discount. Kind people.',
    },
    {
      author: 'emeka-okoro',
      rating: 5,
      comment: 'Saturday loading slot really has no queue. Thank me later.',
    },
    { author: 'kelechi-d', rating: 4, comment: 'Hardcore packing was tight, faces down, properly rammed.' },
    {
      author: 'sunday-okafor',
      rating: 2,
      comment: 'Crusher broke and I was told to wait three days with my hired truck standing.',
      reply: 'We paid the standing charge for one day and we are sorry for the other two.',
    },
    {
      author: 'udiridge-properties',
      rating: 5,
      comment: 'Good half-inch for our driveways, no dust coating.',
    },
  ]),
]
