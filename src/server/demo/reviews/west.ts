import type { DemoReview } from '../demo-records.ts'
import { about } from './about-seller.ts'

export const WEST: DemoReview[] = [
  ...about('adeshokan-cement', [
    {
      author: 'kunle-site',
      rating: 5,
      comment:
        'Bought 200 bags of 3X for a slab at Ilupeju. Complete count, all fresh, and the boys loaded fast.',
    },
    {
      author: 'bukky-mainland',
      rating: 4,
      comment: 'Good price and honest man. Delivery came two hours late because of traffic at Oshodi.',
    },
    {
      author: 'ibafo-blocks',
      rating: 5,
      comment: 'We take Supaset from him every week. He has not sold us a sleeping bag once.',
      reply: 'Thank you my brothers. Your next load is booked for Monday.',
    },
    {
      author: 'dapo-f',
      rating: 4,
      comment: 'Seven bags had small tears but he changed them without argument.',
    },
    {
      author: 'gbenga-contracts',
      rating: 5,
      comment: 'For three years now my cement is from here. I do not even ask the price again.',
    },
    {
      author: 'titi-renovates',
      rating: 3,
      comment: 'Cement is okay but nobody picks the phone after 5 pm. I had to send somebody physically.',
      reply: 'Sorry madam. There is now a second line for evenings, it is on the waybill.',
    },
    {
      author: 'sade-qs',
      rating: 5,
      comment: 'Gave me a proper invoice with batch dates for my valuation. Rare in this market.',
    },
    {
      author: 'levelbest-finishing',
      rating: 4,
      comment: 'White cement was dry and clean. Would like smaller packs for pointing.',
    },
    {
      author: 'lekan-o',
      rating: 2,
      comment: 'Told me delivery was included, then driver asked for N 250 per bag at my gate.',
      reply:
        'It is written that delivery is N 250 a bag. The boy on the phone should have said it, and we have told him.',
    },
  ]),
  ...about('orile-rods', [
    {
      author: 'efe-civil',
      rating: 5,
      comment: 'Weighed 16 mm in front of my engineer: 18.8 kg each. That is all I wanted to see.',
    },
    {
      author: 'tunde-bakare',
      rating: 5,
      comment: 'Cut and bent to my schedule with tags. My fixers finished the beams in half the time.',
    },
    {
      author: 'wale-estate',
      rating: 4,
      comment: 'Steel is right. The long-bed truck could not enter our street so we carried by hand.',
    },
    {
      author: 'seun-diaspora',
      rating: 5,
      comment:
        'I paid from Leeds and my brother collected. Mill certificate was inside the envelope as promised.',
    },
    {
      author: 'lekan-o',
      rating: 3,
      comment: 'Local 12 mm is lighter than I expected. To be fair he said so before I paid.',
    },
    {
      author: 'sade-qs',
      rating: 4,
      comment: 'Prices move every week but they hold a quotation for 72 hours.',
    },
    {
      author: 'bola-ajayi',
      rating: 5,
      comment: 'The only yard in Orile where the scale is facing the customer.',
    },
    {
      author: 'agbowo-artisans',
      rating: 4,
      comment: 'Sent five tonnes to Ibadan for us. One bundle was 10 instead of 12 mm, changed next day.',
      reply: 'Our mistake in the dark. Loading now stops at 6 pm.',
    },
    {
      author: 'nnamdi-j',
      rating: 1,
      comment: 'I waited from 9 to 4 for a truck that they said was around the corner.',
      reply:
        'Mr Nnamdi, the truck broke at Mile 2 and we should have called you. Transport on your next order is on us.',
    },
    { author: 'okefia-rods', rating: 5, comment: 'Wholesale partner for years. Correct tonnage each time.' },
  ]),
  ...about('bellavie-tiles', [
    {
      author: 'funke-interiors',
      rating: 5,
      comment: 'They kept the same shade batch for me for six weeks. My client’s floor looks like one piece.',
    },
    {
      author: 'chioma-newhome',
      rating: 4,
      comment: 'Nice people. The lady calculated my cartons and it remained only three tiles at the end.',
    },
    {
      author: 'levelbest-finishing',
      rating: 5,
      comment: 'Flat tiles, true corners. As tilers we know, and we send our customers here.',
    },
    {
      author: 'amara-k',
      rating: 3,
      comment: 'Lovely wood planks but two cartons arrived with chipped edges. Exchange took a week.',
    },
    {
      author: 'bukky-mainland',
      rating: 4,
      comment: 'The 40 by 40 matt is good for the money. My veranda no longer slips.',
    },
    {
      author: 'titi-renovates',
      rating: 5,
      comment: 'Adhesive holds. I removed one tile after two weeks and it broke before it left the floor.',
    },
    {
      author: 'dapo-f',
      rating: 2,
      comment: 'Colour on the carton was not the colour inside. They blamed the factory.',
      reply: 'We opened the remaining cartons with you and refunded two. Please always open one at the shop.',
    },
    {
      author: 'adaeze-nwosu',
      rating: 5,
      comment: 'WPC doors have survived my children’s bathroom for eight months. No swelling.',
    },
    {
      author: 'gbenga-contracts',
      rating: 4,
      comment: 'Good stock for estates. Parking at Coker is a headache, go early.',
    },
    {
      author: 'chinedu-arch',
      rating: 4,
      comment: 'They lend sample boards to architects. I returned mine late and nobody quarrelled.',
    },
  ]),
  ...about('chukwudum-electric', [
    {
      author: 'obinna-mep',
      rating: 5,
      comment: 'Tested the 2.5 for resistance: within standard on three coils out of three.',
    },
    {
      author: 'kubwa-wiring',
      rating: 5,
      comment: 'Our Lagos supplier. He waybills to Abuja same evening and the carton is always complete.',
    },
    {
      author: 'emeka-okoro',
      rating: 4,
      comment: 'Alaba is stressful but this shop is straight. Price is price.',
    },
    {
      author: 'sunday-okafor',
      rating: 5,
      comment:
        'Bought everything for a five-bedroom here, from DB to bulb. Saved about two hundred thousand.',
    },
    {
      author: 'ajah-solar',
      rating: 4,
      comment: 'Breakers and changeovers are original. The 200 A took four days to come.',
    },
    {
      author: 'dapo-f',
      rating: 3,
      comment:
        'Three of the twenty panel lights failed in two months. He replaced them but I paid transport.',
      reply: 'Thank you for your patience. For exchanges above two pieces we now send our own rider.',
    },
    { author: 'bola-ajayi', rating: 5, comment: 'Metre marks are correct, I counted my coil like a miser.' },
    {
      author: 'rukayat-o',
      rating: 4,
      comment: 'He explained why I needed 4 mm for the heater and did not try to sell me 6.',
    },
    {
      author: 'lekan-o',
      rating: 1,
      comment:
        'Sent a rider and he came back with the wrong breaker size. Shop was closed by the time I called.',
    },
    {
      author: 'ifeanyi-builds',
      rating: 5,
      comment: 'Oga Chukwudum knows cable. If he says leave it, leave it.',
    },
  ]),
  ...about('okobaba-planks', [
    {
      author: 'kunle-site',
      rating: 4,
      comment: 'Planks are full one inch. The road to Timberville is the only problem.',
    },
    {
      author: 'gbenga-contracts',
      rating: 5,
      comment: 'Marine boards did nine castings on our site at Epe and still have life.',
    },
    {
      author: 'efe-civil',
      rating: 3,
      comment: 'A few bamboo were too young and bent under load. Choose them yourself.',
      reply: 'Rainy-season bamboo, we agree. We now mark the matured ones with paint.',
    },
    {
      author: 'wale-estate',
      rating: 4,
      comment: 'Bought two trucks for decking. Measurement was fair and the stack was tight.',
    },
    {
      author: 'tunde-bakare',
      rating: 4,
      comment: 'De-nailing boys are useful, our second floor used the same planks.',
    },
    {
      author: 'bola-ajayi',
      rating: 5,
      comment: 'Baba showed me how to know sapwood. I came to buy and left educated.',
    },
    {
      author: 'sunday-okafor',
      rating: 2,
      comment: 'Facia boards came wet and twisted within a week of fixing.',
    },
    {
      author: 'titi-renovates',
      rating: 5,
      comment: 'Small order of ten planks and they still treated me well.',
    },
    {
      author: 'levelbest-finishing',
      rating: 4,
      comment: 'Straight battens for our drop ceilings. They let us pick.',
    },
  ]),
  ...about('levelbest-finishing', [
    {
      author: 'chioma-newhome',
      rating: 5,
      comment: 'Walls like glass. My husband who complains about everything had nothing to say.',
    },
    {
      author: 'funke-interiors',
      rating: 5,
      comment: 'I give them drawings with tricky niches and they deliver. Supervisor is a real supervisor.',
    },
    {
      author: 'seun-diaspora',
      rating: 4,
      comment: 'Daily photos on WhatsApp helped me trust from afar. Finished four days late though.',
      reply: 'Thank you sir. The rain of July held the outside paint, next one will be inside the calendar.',
    },
    {
      author: 'ileyemi-homes',
      rating: 5,
      comment: 'They repaint our managed flats. Three days, no paint on the sockets.',
    },
    {
      author: 'amara-k',
      rating: 4,
      comment: 'Good tiling. I found three hollow tiles after a month and they came back without drama.',
    },
    {
      author: 'bukky-mainland',
      rating: 3,
      comment: 'Work is fine but they are expensive compared with Mainland crews.',
    },
    {
      author: 'bellavie-tiles',
      rating: 5,
      comment: 'They measure before they order, so customers do not come back to fight us over shortage.',
    },
    {
      author: 'wale-estate',
      rating: 4,
      comment: 'Did eighteen terraces for us. Last two units were rushed, the first sixteen were beautiful.',
    },
    {
      author: 'ngozi-eze',
      rating: 5,
      comment: 'They covered my furniture, swept every evening, and greeted my mother. Please use them.',
    },
    {
      author: 'dapo-f',
      rating: 2,
      comment: 'The tiler they sent first was a learner. They changed him after I shouted.',
      reply: 'You were right to shout. He is now working under a senior man.',
    },
  ]),
  ...about('odunade-pipes', [
    {
      author: 'segun-plumber',
      rating: 5,
      comment: 'As plumber I buy every week. PPR is the real one, it does not shrink when you heat it.',
    },
    {
      author: 'obinna-mep',
      rating: 4,
      comment: 'Wide stock and fair trade price. They should number the shelves.',
    },
    {
      author: 'jabi-cooling',
      rating: 4,
      comment: 'Waybill to Abuja arrived with all fittings in the list, well packed.',
    },
    {
      author: 'adaeze-nwosu',
      rating: 5,
      comment: 'The WC was opened and checked in front of me. No crack, and seat cover closes softly.',
    },
    {
      author: 'gbenga-contracts',
      rating: 5,
      comment: 'Heavy 4-inch is truly heavy, stand on it and it does not complain.',
    },
    {
      author: 'rukayat-o',
      rating: 3,
      comment: 'Tank was good but driver refused to help us lift it up as they promised.',
      reply: 'We are sorry. Lifting to one floor is included and the driver has refunded your boys.',
    },
    {
      author: 'kunle-site',
      rating: 4,
      comment: 'I returned twelve unused elbows and they gave me credit. Who does that in Orile?',
    },
    {
      author: 'bola-ajayi',
      rating: 4,
      comment: 'Pump has worked one year without noise. I just wish the pressure kit was cheaper.',
    },
    { author: 'lekan-o', rating: 5, comment: 'Patient with a man who does not know plumbing.' },
    {
      author: 'titi-renovates',
      rating: 1,
      comment: 'Paid for 3.2 mm and got light gauge in the middle of the bundle. Check every length!',
      reply: 'Madam we exchanged all nine the same day. The store boy was dismissed for mixing them.',
    },
  ]),
  ...about('ajah-solar', [
    {
      author: 'seun-diaspora',
      rating: 5,
      comment: 'Installed for my parents in Sangotedo. They forgot what generator sounds like.',
    },
    {
      author: 'obinna-mep',
      rating: 4,
      comment: 'Neat DC side with breakers and labels. Ask for a bigger earth cable.',
    },
    {
      author: 'chioma-newhome',
      rating: 5,
      comment: 'He refused to sell me a bigger inverter than I needed. That is how I knew.',
    },
    {
      author: 'amara-k',
      rating: 4,
      comment: 'Lithium battery carries my freezer till morning. App is slow sometimes.',
    },
    {
      author: 'wale-estate',
      rating: 5,
      comment: 'Forty street lights for the estate, two spare. One year on, only one has failed.',
      reply: 'And that one has been swapped. Thank you for the trust.',
    },
    {
      author: 'ileyemi-homes',
      rating: 4,
      comment: 'Reliable for our serviced flats, they come on Sunday when it matters.',
    },
    {
      author: 'nnamdi-j',
      rating: 3,
      comment: 'Equipment is fine, but the installation took three visits instead of one.',
    },
    {
      author: 'pastor-dan',
      rating: 5,
      comment: 'Church sound system and fans on sun alone. To God be the glory, and to these boys small.',
    },
    {
      author: 'fatima-lawal',
      rating: 2,
      comment: 'Rechargeable bulbs lasted seven months only. Shop said warranty is six.',
      reply: 'We have spoken with the maker and extended this batch to twelve months. Please bring them.',
    },
  ]),
  ...about('egba-rock', [
    {
      author: 'efe-civil',
      rating: 5,
      comment: 'Clean 19 mm, cube results went up after we changed to this stone.',
    },
    {
      author: 'gbenga-contracts',
      rating: 4,
      comment: 'Weighbridge ticket agrees with what we measured on site. Queue is long on Fridays.',
    },
    {
      author: 'ibafo-blocks',
      rating: 5,
      comment: 'Their stone dust is why our blocks are strong. We have no other secret.',
    },
    { author: 'wale-estate', rating: 4, comment: 'Delivered 300 tonnes to Mowe in one week as planned.' },
    {
      author: 'tunde-bakare',
      rating: 5,
      comment: 'I rejected one load for dust and they replaced it at night without story.',
    },
    {
      author: 'moniya-blocks',
      rating: 4,
      comment: 'Half-inch is well screened. The road to Ibadan makes it dear for us.',
    },
    {
      author: 'sade-qs',
      rating: 3,
      comment: 'Quotation did not include the state haulage ticket, so my estimate was off.',
      reply: 'Noted. The ticket is now a separate line on every quotation.',
    },
    {
      author: 'kunle-site',
      rating: 5,
      comment: 'Tipper drivers are polite and they reverse with a guide man.',
    },
    { author: 'dapo-f', rating: 4, comment: 'Hardcore was big as they said, our boys sweated.' },
  ]),
  ...about('sango-longspan', [
    {
      author: 'wale-estate',
      rating: 5,
      comment: 'I carry micrometer everywhere. 0.55 was 0.55, coating included and explained.',
    },
    { author: 'bola-ajayi', rating: 4, comment: 'Sheets were cut exactly, only one ridge piece was short.' },
    {
      author: 'chioma-newhome',
      rating: 5,
      comment: 'Metcoppo in charcoal is the finest roof on our street now.',
    },
    {
      author: 'coalcity-roofers',
      rating: 4,
      comment: 'We fixed their step tile in Asaba. Lines met at the valley as drawn.',
    },
    {
      author: 'gbenga-contracts',
      rating: 4,
      comment: 'They rolled 600 m2 the same day. Bring your own rope for the truck.',
    },
    {
      author: 'lekan-o',
      rating: 3,
      comment: 'Colour was one shade darker than the sample at the office.',
      reply: 'Samples fade in the window, we have replaced the whole board. Thank you for telling us.',
    },
    {
      author: 'sunday-okafor',
      rating: 5,
      comment: 'Box gutter has seen two rainy seasons and no drop inside.',
    },
    {
      author: 'adaeze-nwosu',
      rating: 5,
      comment: 'They re-roofed my late father’s house in six days, section by section, and no rain entered.',
    },
    {
      author: 'kunle-site',
      rating: 2,
      comment: 'Fixing crew left old zinc all over the compound for me to clear.',
    },
  ]),
  ...about('ibafo-blocks', [
    {
      author: 'gbenga-contracts',
      rating: 5,
      comment: 'Threw one from shoulder height and it did not break. Sold.',
    },
    {
      author: 'wale-estate',
      rating: 4,
      comment:
        'Consistent over eleven thousand blocks. Two trucks came with green ones and we sent them back.',
    },
    { author: 'kunle-site', rating: 4, comment: 'Sizes are uniform so our mortar joints are even.' },
    { author: 'lekan-o', rating: 5, comment: 'Fancy blocks came out very neat on my staircase wall.' },
    {
      author: 'seun-diaspora',
      rating: 3,
      comment: 'Count was 12 short on the first truck. They completed it on the second.',
      reply: 'Sorry for that. Our loader and your guard now sign the count together.',
    },
    {
      author: 'tunde-bakare',
      rating: 4,
      comment: 'Solid foundation block is dense, crushing test passed at 4.1.',
    },
    {
      author: 'egba-rock',
      rating: 5,
      comment: 'They pay on time and they buy proper dust. You can trust their mix.',
    },
    {
      author: 'bukky-mainland',
      rating: 2,
      comment: 'Driver dropped them outside my fence and refused to come in. Forty broke when we moved them.',
    },
    {
      author: 'ojoyin-property',
      rating: 5,
      comment: 'Used for the fence of three of our properties. No complaint.',
    },
  ]),
  ...about('moniya-blocks', [
    {
      author: 'rukayat-o',
      rating: 5,
      comment: 'They broke three blocks for me with pleasure. Strong thing.',
    },
    {
      author: 'sevenhills-lettings',
      rating: 4,
      comment:
        'Interlocked two compounds for us. One low corner, which they lifted after the first rain as agreed.',
    },
    {
      author: 'agbowo-artisans',
      rating: 5,
      comment: 'Our first choice in Ibadan. Edges stay sharp so our walls are straight.',
    },
    { author: 'tunde-bakare', rating: 4, comment: 'Kerbs are true to size and the bullnose is smooth.' },
    { author: 'dapo-f', rating: 4, comment: 'Hollow pots saved us plenty concrete on a 200 m2 deck.' },
    {
      author: 'segun-plumber',
      rating: 3,
      comment: 'Good blocks but they cut delivery to Saturday only in my area.',
    },
    {
      author: 'bola-ajayi',
      rating: 5,
      comment: 'The owner himself came to see where the truck would pass. Respect.',
    },
    {
      author: 'chinedu-arch',
      rating: 5,
      comment: 'The split-face in terracotta is a proper architectural block. Specify with confidence.',
    },
    {
      author: 'lekan-o',
      rating: 1,
      comment: 'Pavers of two different thickness in one load. The driveway looks like waves.',
      reply: 'This was our fault. We relaid all 86 m2 at no cost and thank you for allowing it.',
    },
  ]),
  ...about('agbowo-artisans', [
    {
      author: 'rukayat-o',
      rating: 5,
      comment: 'Foreman is on site before me every day, and I live next door.',
    },
    {
      author: 'seun-diaspora',
      rating: 4,
      comment: 'Measured every wall with me on video before payment. Fair people.',
    },
    {
      author: 'tunde-bakare',
      rating: 5,
      comment: 'Columns plumb to 3 mm over two floors. I would take them to any site.',
    },
    { author: 'moniya-blocks', rating: 5, comment: 'They handle blocks like eggs, very little waste.' },
    {
      author: 'efe-civil',
      rating: 4,
      comment: 'Good benders who read a schedule. Bring enough binding wire.',
    },
    {
      author: 'sevenhills-lettings',
      rating: 4,
      comment: 'Plastered four flats in ten days, smooth and square.',
    },
    {
      author: 'bola-ajayi',
      rating: 3,
      comment: 'Strong work but half the gang went for Ileya and my slab waited a week.',
      reply: 'We informed you of the holiday late. The calendar is now given with the price.',
    },
    {
      author: 'dapo-f',
      rating: 5,
      comment: 'The terrazzo men are old masters. My floor shines like a hospital’s of before.',
    },
    {
      author: 'kunle-site',
      rating: 2,
      comment: 'Two labourers left at noon on casting day. It was my own boys that finished.',
    },
  ]),
  ...about('okefia-rods', [
    {
      author: 'bola-ajayi',
      rating: 5,
      comment: 'Sold me four lengths with the same respect as the man buying four tonnes.',
    },
    {
      author: 'rukayat-o',
      rating: 4,
      comment: 'They cut it to fit my Hilux. Price a little above Lagos but no transport.',
    },
    { author: 'efe-civil', rating: 4, comment: 'Told me himself which 16 mm are light. Honest yard.' },
    {
      author: 'agbowo-artisans',
      rating: 5,
      comment: 'BRC rolls are full length, we measured one on the road.',
    },
    {
      author: 'dapo-f',
      rating: 3,
      comment: 'Delivery to Ife was on Tuesday as they said, but Tuesday of the other week.',
    },
    {
      author: 'sevenhills-lettings',
      rating: 5,
      comment: 'Supplied our Ota-Efun bungalows. No short length in any bundle.',
    },
    { author: 'pastor-dan', rating: 4, comment: 'Gave the church a small discount and a receipt.' },
    {
      author: 'tunde-bakare',
      rating: 4,
      comment: '8 mm coil straightened free of charge, which saved us a day.',
    },
    {
      author: 'segun-plumber',
      rating: 2,
      comment: 'They closed for a funeral without telling those who had paid.',
      reply: 'Our father passed. We have apologised to each customer and we apologise again here.',
    },
  ]),
  ...about('ore-hardwood', [
    {
      author: 'osaretin-doors',
      rating: 5,
      comment: 'Iroko from here planes like butter and does not move after. Long may the mill run.',
    },
    {
      author: 'deidei-timber',
      rating: 4,
      comment: 'Full sizes by trailer. Moisture a bit high in August, as everywhere.',
    },
    {
      author: 'tanke-roofing',
      rating: 4,
      comment: 'Forestry papers complete, so our driver passed every checkpoint.',
    },
    {
      author: 'wale-estate',
      rating: 5,
      comment: 'Measured thirty cubic metres, got thirty. First time in my life.',
    },
    {
      author: 'gbenga-contracts',
      rating: 4,
      comment: 'Opepe bearers carried a 450 mm transfer slab with no sag.',
    },
    { author: 'okobaba-planks', rating: 5, comment: 'We buy from his mill since our fathers’ time.' },
    {
      author: 'chinedu-arch',
      rating: 3,
      comment: 'Planed boards had some planer marks. Had to sand for fair-face.',
      reply: 'The knives have been changed. For fair-face please tell us and we run it slow.',
    },
    { author: 'dapo-f', rating: 3, comment: 'Special sizes took three weeks and not one.' },
    {
      author: 'efe-civil',
      rating: 5,
      comment: 'Apa wall plates are heavy like iron. Termites will go elsewhere.',
    },
  ]),
  ...about('tanke-roofing', [
    {
      author: 'rukayat-o',
      rating: 5,
      comment: 'Timber, sheets and men from one shop. My roof was done in eleven days.',
    },
    {
      author: 'musa-danjuma',
      rating: 4,
      comment: 'Stone-coated tile is quiet in the rain. We hear each other talk now.',
    },
    {
      author: 'sevenhills-lettings',
      rating: 5,
      comment: 'Their roof on our Ilorin duplex has passed one storm that took the neighbour’s.',
    },
    {
      author: 'bola-ajayi',
      rating: 4,
      comment: 'Counted 318 pieces for my 2 x 4, estimate was 320. Good estimator.',
    },
    {
      author: 'dapo-f',
      rating: 3,
      comment: 'Gutter brackets were not enough in the pack and I bought more outside.',
      reply: 'We now pack one bracket per 500 mm. Yours are waiting at the counter.',
    },
    { author: 'kunle-site', rating: 4, comment: 'The carpenters understand hips. Not everybody does.' },
    { author: 'ore-hardwood', rating: 4, comment: 'Buys straight and sells straight.' },
    {
      author: 'alhaji-garba',
      rating: 5,
      comment: 'Turbine ventilators changed the heat in my poultry house at Offa.',
    },
    {
      author: 'john-terver',
      rating: 2,
      comment: 'Solignum was too watery, I could see the wood through it after drying.',
    },
  ]),
]
