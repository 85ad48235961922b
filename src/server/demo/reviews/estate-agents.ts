import type { DemoReview } from '../demo-records.ts'
import { about } from './about-seller.ts'

export const ESTATE_AGENTS: DemoReview[] = [
  ...about('ileyemi-homes', [
    {
      author: 'seun-diaspora',
      rating: 5,
      comment: 'Bought in Sangotedo without coming home. My own lawyer confirmed every page.',
    },
    {
      author: 'chioma-newhome',
      rating: 4,
      comment: 'The flat was as in the pictures, even the small crack they had mentioned.',
    },
    {
      author: 'amara-k',
      rating: 5,
      comment: 'Deposit returned in four days with a list, minus one curtain rod that I broke.',
    },
    {
      author: 'nnamdi-j',
      rating: 3,
      comment: 'Good flat, but service charge increased after six months.',
      reply: 'Diesel moved by a third in that quarter; the accounts are open to every tenant.',
    },
    {
      author: 'levelbest-finishing',
      rating: 5,
      comment: 'They pay finishing crews by the milestone and on the day.',
    },
    {
      author: 'titi-renovates',
      rating: 4,
      comment: 'Lock changed same day I collected keys. Sealed bag and all.',
    },
    {
      author: 'dapo-f',
      rating: 2,
      comment: 'Shown a flat that was already taken, twice.',
      reply: 'We now mark a home as gone within the hour. Sorry for your two trips.',
    },
    { author: 'ajah-solar', rating: 4, comment: 'Organised client with drawings of each flat’s board.' },
    {
      author: 'fatima-lawal',
      rating: 5,
      comment: 'No inspection fee. In Lekki! I asked three times to be sure.',
    },
    {
      author: 'wale-estate',
      rating: 4,
      comment: 'Sold nine of our terraces in one quarter with clean paperwork.',
    },
  ]),
  ...about('ojoyin-property', [
    {
      author: 'bukky-mainland',
      rating: 5,
      comment: 'They had really visited the flat in the rain and told me which window leaks.',
    },
    { author: 'lekan-o', rating: 4, comment: 'Agency fee explained before, nothing hidden after.' },
    {
      author: 'titi-renovates',
      rating: 4,
      comment: 'Their electrician found a hot neutral in my parlour. Maybe saved us from fire.',
    },
    { author: 'ibafo-blocks', rating: 4, comment: 'Pay for fence blocks without stories.' },
    {
      author: 'rukayat-o',
      rating: 3,
      comment: 'Landlord was slow to fix the pump and they could not push him.',
      reply: 'We have changed that pump now and taken it from his rent. Thank you for patience.',
    },
    {
      author: 'gbenga-contracts',
      rating: 5,
      comment: 'Bought the four flats at Agric. Tenants, rents and papers all as told.',
    },
    {
      author: 'kunle-site',
      rating: 4,
      comment: 'Gutter boys came in orange vests and carried the rubbish away.',
    },
    {
      author: 'adaeze-nwosu',
      rating: 5,
      comment: 'A lady showed me five flats in one afternoon and did not pressure me at all.',
    },
    {
      author: 'segun-plumber',
      rating: 2,
      comment: 'Septic truck came on Saturday instead of Thursday. You can imagine.',
      reply: 'We imagine and we apologise. The trip was not charged.',
    },
  ]),
  ...about('zumaview-estates', [
    {
      author: 'zainab-yusuf',
      rating: 5,
      comment: 'Searched the title at AGIS with me before I paid a kobo.',
    },
    {
      author: 'musa-danjuma',
      rating: 4,
      comment: 'Printout of the prepaid meter debt was given first. I wish all agents did so.',
    },
    {
      author: 'aisha-bello',
      rating: 5,
      comment: 'Found a flat for my sister in Wuse 2 in one week, clean and safe.',
    },
    { author: 'jabi-cooling', rating: 5, comment: 'Clear job orders and quick payment for repairs.' },
    {
      author: 'kubwa-wiring',
      rating: 4,
      comment: 'They care about earthing, which is rare in property people.',
    },
    {
      author: 'daniel-yohanna',
      rating: 3,
      comment: 'Agreed nine months’ instalment, then reminder calls started in month two.',
      reply: 'It was an automatic message and we have put it off for instalment buyers.',
    },
    {
      author: 'grace-pam',
      rating: 4,
      comment: 'Roof inspection report showed rotten purlins. We reduced the price by four million.',
    },
    {
      author: 'seun-diaspora',
      rating: 4,
      comment: 'Video tour with tape measure in hand. I could see everything.',
    },
    {
      author: 'halima-a',
      rating: 1,
      comment: 'Waited one hour at Lugbe for an agent who had gone to Lokogoma.',
      reply: 'No excuse. The agent was fined and your next viewing had a car sent to you.',
    },
    { author: 'deidei-timber', rating: 5, comment: 'Honest people to build and repair for.' },
  ]),
  ...about('woji-homes', [
    {
      author: 'peace-brown',
      rating: 5,
      comment: 'Monthly account comes on the second day, with pictures of every repair.',
    },
    { author: 'ebiere-t', rating: 4, comment: 'Told me the flood mark on the street before I even asked.' },
    {
      author: 'tari-west',
      rating: 4,
      comment: 'Serviced flat on Peter Odili was quiet and the light never blinked.',
    },
    { author: 'rumuola-mart', rating: 4, comment: 'They order small but they order always.' },
    {
      author: 'bassey-ekpo',
      rating: 3,
      comment: 'Uyo flat was fine, the drive from PH for keys was not. Keep keys in Uyo.',
      reply: 'Keys for Akwa Ibom are now with our man on Oron Road.',
    },
    {
      author: 'blessing-effiong',
      rating: 5,
      comment: 'Net and rollers of six windows repaired before noon.',
    },
    { author: 'elelenwo-aluminium', rating: 5, comment: 'Know what they want and measure well.' },
    {
      author: 'sunday-okafor',
      rating: 2,
      comment: 'Repaint between tenants missed the inside of wardrobes. I moved in to fresh dust.',
      reply:
        'Wardrobes are on our checklist from this month. We came back on the Saturday, thank you for opening.',
    },
    { author: 'kelechi-d', rating: 4, comment: 'Only transfer to company account, no cash. I felt safe.' },
  ]),
  ...about('sevenhills-lettings', [
    {
      author: 'rukayat-o',
      rating: 5,
      comment: 'Agreement was two pages in plain English. My father read it and signed.',
    },
    {
      author: 'bola-ajayi',
      rating: 4,
      comment: 'Bodija flat is big and breezy. Repairs within two days, as they said.',
    },
    { author: 'agbowo-artisans', rating: 4, comment: 'They measure our work fairly and pay by Friday.' },
    {
      author: 'okefia-rods',
      rating: 5,
      comment: 'We rent our manager’s house through them in Osogbo. Peaceful.',
    },
    {
      author: 'dapo-f',
      rating: 3,
      comment: 'Electrical check was thorough, but N 22,000 is not small for a mini flat.',
    },
    {
      author: 'moniya-blocks',
      rating: 5,
      comment: 'They invite us once a year and the compounds still look new.',
    },
    {
      author: 'segun-plumber',
      rating: 4,
      comment: 'Soakaway men dig straight, and they stopped when they met rock to ask me.',
    },
    { author: 'tanke-roofing', rating: 4, comment: 'Ilorin side is growing because of them.' },
    {
      author: 'lekan-o',
      rating: 2,
      comment: 'Damp came back on one wall after six months.',
      reply:
        'Your neighbour’s broken pipe was the source. We still redid the wall since we should have found it.',
    },
  ]),
  ...about('udiridge-properties', [
    {
      author: 'ngozi-eze',
      rating: 5,
      comment: 'They advised me to bring my own lawyer. Any agent that says so has nothing to hide.',
    },
    {
      author: 'seun-diaspora',
      rating: 5,
      comment: 'December apartment in GRA was warm, clean and close to everybody.',
    },
    { author: 'uche-landlord', rating: 4, comment: 'They screen tenants well. Two years, no late rent.' },
    { author: 'coalcity-roofers', rating: 4, comment: 'Good client, gives us photographs before we climb.' },
    {
      author: 'emeka-okoro',
      rating: 4,
      comment: 'Ceiling stain was traced to a cracked tile and not just painted over.',
    },
    {
      author: 'amara-k',
      rating: 3,
      comment: 'Nice flat in New Haven but tanker water cost more than they told me.',
      reply: 'Dry-season price, madam. The note now says N 8,000 to N 14,000.',
    },
    {
      author: 'ifeanyi-builds',
      rating: 5,
      comment: 'Borehole pump out and back the same day, from 110 metres.',
    },
    { author: 'nike-bricks', rating: 4, comment: 'They sold a brick house in three weeks.' },
    {
      author: 'chinedu-arch',
      rating: 2,
      comment: 'Listed area was larger than the survey plan by sixty square metres.',
      reply: 'Thank you, Arc. The listing was corrected and we now type from the survey only.',
    },
    { author: 'ariaria-gates', rating: 5, comment: 'They paid balance before we left the compound.' },
  ]),
]
