import type { DemoProduct } from '../demo-records.ts'
import { labour, materials } from './offers.ts'

export const CONCRETE: DemoProduct[] = [
  ...materials('concrete', 'Cement', [
    {
      seller: 'adeshokan-cement',
      name: 'Dangote 3X Cement 42.5R, 50 kg bag',
      unit: 'bags',
      price: 10_600,
      discountPrice: 10_350,
      description:
        'Early-strength 42.5R for columns, beams and slabs. Bagged within the last three weeks, dry store on pallets. The discount is for 50 bags and above; delivery within Mainland Lagos is N 250 a bag.',
    },
    {
      seller: 'adeshokan-cement',
      name: 'Lafarge Elephant Supaset 42.5N, 50 kg bag',
      unit: 'bags',
      price: 10_500,
      description:
        'The one block makers ask for: sets fast so moulds turn round quicker. Good for blocks, kerbs and precast. Minimum 20 bags for delivery, no minimum at the shop.',
    },
    {
      seller: 'adeshokan-cement',
      name: 'BUA Cement 42.5R, 50 kg bag',
      unit: 'bags',
      price: 10_450,
      description:
        'General structural cement for concrete, plaster and screed. It comes by road from Okpella and lands on Tuesdays and Fridays, so ring before you send a truck for more than 200 bags.',
    },
    {
      seller: 'adeshokan-cement',
      name: 'Elephant Classic Cement 32.5, 50 kg bag',
      unit: 'bags',
      price: 10_200,
      description:
        'Masonry cement for laying blocks, plastering and floor screed. Slower set gives the mason time to work. Not for suspended slabs or columns; take the 42.5 for those.',
    },
    {
      seller: 'adeshokan-cement',
      name: 'White Portland Cement 52.5N, 40 kg bag',
      unit: 'bags',
      price: 27_500,
      description:
        'Imported white cement for terrazzo, tile pointing and white finishes. Keep it off the floor and finish the bag once opened. Carton-lined bags, no torn ones sold.',
    },
    {
      seller: 'okpella-stone',
      name: 'BUA Cement 42.5R from Okpella, 50 kg bag',
      unit: 'bags',
      price: 10_200,
      description:
        'Loaded from the Okpella line the same day. Single bags at the yard; 600-bag trailers to Benin, Auchi, Akure and Lokoja with the transport quoted separately.',
    },
    {
      seller: 'okpella-stone',
      name: 'BUA bulk cement by trailer, per tonne',
      unit: 'tonnes',
      price: 202_000,
      description:
        'Twenty 50 kg bags make the tonne. Sold by the 30-tonne or 45-tonne trailer to contractors and block makers. Price is at Okpella; plant waybill and weighbridge slip go with the driver.',
    },
    {
      seller: 'zango-haulage',
      name: 'Dangote BlocMaster 42.5R, 50 kg bag',
      unit: 'bags',
      price: 10_250,
      description:
        'Made for block moulding and precast: high early strength so blocks can be stacked next morning. Price at Lokoja; 300 bags is the smallest load we move by trailer.',
    },
    {
      seller: 'zango-haulage',
      name: 'Dangote Falcon Cement 32.5R, 50 kg bag',
      unit: 'bags',
      price: 10_200,
      description:
        'For plastering, bedding and rendering. Comes straight out of Obajana with our own trucks, so no long weeks in a wholesaler store. Mixed loads with 3X are possible.',
    },
    {
      seller: 'zango-haulage',
      name: 'Dangote 3X 42.5R, trailer load per tonne',
      unit: 'tonnes',
      price: 204_000,
      discountPrice: 200_500,
      description:
        'Per tonne of twenty bags, on a 600-bag trailer to Abuja, Benin, Ilorin or Makurdi. The lower price is for a full trailer paid before loading. Broken bags in transit are replaced.',
    },
    {
      seller: 'zango-haulage',
      name: 'Dangote 3X 42.5R, Gwagwalada store, 50 kg bag',
      state: 'FCT',
      unit: 'bags',
      price: 10_550,
      description:
        'Our small store beside the Gwagwalada motor park, for builders who need twenty bags and not a trailer. Stock turns every five days. Kuje and Abaji delivery at N 200 a bag.',
    },
    {
      seller: 'kalambaina-cement',
      name: 'BUA Sokoto Cement 42.5N, 50 kg bag',
      unit: 'bags',
      price: 10_250,
      description:
        'Kalambaina plant cement for structural concrete in hot weather; keep your curing water ready. Delivered in Sokoto town from 30 bags, and to Birnin Kebbi and Gusau by trailer.',
    },
    {
      seller: 'kalambaina-cement',
      name: 'BUA Sokoto Cement from the gate, per tonne',
      unit: 'tonnes',
      price: 203_500,
      description:
        'Factory-gate loading for those who have their own truck. We handle the order number and the queue, you bring the driver. Twenty bags to the tonne, minimum 15 tonnes.',
    },
    {
      seller: 'savannah-builders',
      name: 'Ashaka Supaset Cement 42.5N, 50 kg bag',
      unit: 'bags',
      price: 10_650,
      description:
        'Made up the road at Ashaka and known in every village from Bauchi to Damaturu. Good for blocks and concrete both. Delivery inside Gombe town is free from 100 bags.',
    },
    {
      seller: 'savannah-builders',
      name: 'Ashaka Supaset Cement in Damaturu, 50 kg bag',
      state: 'Yobe',
      unit: 'bags',
      price: 11_000,
      description:
        'Kept in our Damaturu store on Potiskum Road so that sites in Yobe do not wait for Gombe. Single bags sold; from 50 bags a truck brings it inside town free.',
    },
    {
      seller: 'savannah-builders',
      name: 'Dangote 3X Cement 42.5R in Gombe, 50 kg',
      unit: 'bags',
      price: 11_400,
      description:
        'For engineers who specify Dangote on the drawing. It travels from Gboko, which is why it costs more than Ashaka here. Ring before you come, it finishes quickly.',
    },
    {
      seller: 'rumuola-mart',
      name: 'UniCem Cement 42.5N, 50 kg bag',
      unit: 'bags',
      price: 10_800,
      discountPrice: 10_550,
      description:
        'Mfamosing cement, the usual choice for Port Harcourt foundations and rafts. Discount from 100 bags. Covered truck in the rainy season at no extra cost.',
    },
    {
      seller: 'rumuola-mart',
      name: 'Dangote 3X Cement 42.5R in PH, 50 kg bag',
      unit: 'bags',
      price: 10_950,
      description:
        'Fresh 3X for slabs and pile caps. We deliver to Obio-Akpor, Eleme and Oyigbo; Bonny goes by boat from the Nembe jetty and is priced by the trip.',
    },
    {
      seller: 'akamkpa-granite',
      name: 'UniCem Mfamosing 42.5N, 50 kg bag',
      unit: 'bags',
      price: 10_300,
      description:
        'Twenty kilometres from the plant, so this is the lowest you will find for it. Take it together with your granite and pay for one transport to Calabar or Uyo.',
    },
    {
      seller: 'mararaba-blocks',
      name: 'Dangote 3X Cement at Mararaba, 50 kg bag',
      unit: 'bags',
      price: 10_700,
      description:
        'Obajana cement for the Karu and Nyanya side. We help you load into any vehicle, even a Golf. Ten bags and above delivered to Jikwoyi, Ado and Masaka.',
    },
  ]),
  ...labour('concrete', 'Cement', [
    {
      seller: 'agbowo-artisans',
      name: 'Concreting gang with mixer, per m3 placed',
      unit: 'm3',
      price: 16_500,
      description:
        'Ten labourers, one foreman, one half-bag diesel mixer and a poker vibrator. Price covers batching, placing, vibrating and levelling of foundation, column or slab concrete; materials and water are yours.',
    },
    {
      seller: 'savannah-builders',
      name: 'Concrete casting by head pan, per m3',
      unit: 'm3',
      price: 11_000,
      description:
        'Hand-mixed on a clean platform and carried by head pan, for small works where a mixer cannot enter: lintels, soakaway covers, short columns. Six men, up to 8 m3 in a day.',
    },
    {
      seller: 'mararaba-blocks',
      name: 'Slab casting gang with hoist, per m3',
      unit: 'm3',
      price: 19_500,
      discountPrice: 18_000,
      description:
        'For first and second floor decking: two mixers, bucket hoist and fourteen men, so that a 40 m3 slab is finished in one day without a cold joint. The lower price starts from 30 m3.',
    },
    {
      seller: 'kalambaina-cement',
      name: 'Offloading and stacking of cement, per bag',
      unit: 'bags',
      price: 120,
      description:
        'Our loaders offload trailer or tipper into your store, stacked ten high on planks away from the wall. Count is signed by your storekeeper. Within Sokoto and Wamakko.',
    },
  ]),
  ...materials('concrete', 'Sharp Sand', [
    {
      seller: 'swali-sand',
      name: 'Dredged river sharp sand, per m3',
      unit: 'm3',
      price: 19_500,
      description:
        'Clean medium-to-coarse sand from the Nun River, drained two days so that you do not pay for water. Silt under 4 percent on the jar test. Suits concrete and blocks.',
    },
    {
      seller: 'swali-sand',
      name: 'Sharp sand tipper load, per tonne',
      unit: 'tonnes',
      price: 12_800,
      discountPrice: 11_900,
      description:
        'Sold by the 20-tonne tipper within Yenagoa, or loaded on your own truck at the waterside. The lower price is for three trips and above in the same week.',
    },
    {
      seller: 'swali-sand',
      name: 'Plaster sand (soft river sand), per m3',
      unit: 'm3',
      price: 15_000,
      description:
        'Fine, washed sand for plastering and pointing, screened once. Your mason will not be picking stones and shells out of it. Dry-season stock is best, so book before May.',
    },
    {
      seller: 'egba-rock',
      name: 'Washed sharp sand, Ogun river, per tonne',
      unit: 'tonnes',
      price: 14_500,
      description:
        'Ogun River sand washed and screened at 5 mm, free of clay balls. Meets the fine aggregate zone 2 grading that consultants ask for. Delivery to Abeokuta and Sagamu.',
    },
    {
      seller: 'mararaba-blocks',
      name: 'Sharp sand from Gudi, per tonne',
      unit: 'tonnes',
      price: 17_200,
      description:
        'Coarse sand for concrete from the Gudi stream beds, hauled to Karu and Mararaba in 15-tonne trucks. We do not mix it with erosion sand; check it before the truck tips.',
    },
    {
      seller: 'mararaba-blocks',
      name: 'Plastering sand, screened, per m3',
      unit: 'm3',
      price: 22_000,
      description:
        'Brown fine sand sieved through 2 mm mesh for wall plaster and tile bedding. A 10 m3 truck plasters about 350 m2 of wall on both sides at 15 mm.',
    },
    {
      seller: 'rumuola-mart',
      name: 'Sharp sand delivered in Port Harcourt, per tonne',
      unit: 'tonnes',
      price: 16_800,
      description:
        'Choba and Aluu river sand on your site the same day, 20 tonnes a trip. The price includes community and loading tickets; nobody will stop the truck at your junction.',
    },
    {
      seller: 'savannah-builders',
      name: 'Stream sharp sand, Gombe, per tonne',
      unit: 'tonnes',
      price: 11_500,
      description:
        'Coarse stream-bed sand dug in the dry season and kept under cover through the rains. Eight-tonne trucks reach the inner streets of Gombe where the big ones cannot turn.',
    },
    {
      seller: 'zango-haulage',
      name: 'River Niger sharp sand at Lokoja, per m3',
      unit: 'm3',
      price: 18_000,
      description:
        'Dredged below the confluence at Ganaja. Evenly graded, pale and clean, the sand used on the new bridges. Backload rates to Abuja when our cement trucks return empty.',
    },
    {
      seller: 'akamkpa-granite',
      name: 'Calabar River sharp sand, per tonne',
      unit: 'tonnes',
      price: 13_900,
      description:
        'Fresh-water sand, not from the creek, so no salt to eat your iron. Loaded at Akim-Akim and combined with granite trips to Calabar Municipal and Odukpani.',
    },
    {
      seller: 'kalambaina-cement',
      name: 'Sokoto-Rima sharp sand, per tonne',
      unit: 'tonnes',
      price: 10_800,
      description:
        'Wide, clean grains from the Rima valley, ideal for block moulding with our BUA 42.5. Truck of 12 tonnes; outside Wamakko and Sokoto town we add the diesel only.',
    },
  ]),
  ...labour('concrete', 'Sharp Sand', [
    {
      seller: 'swali-sand',
      name: 'Sand filling and levelling of plot, per m3',
      unit: 'm3',
      price: 3_800,
      description:
        'Hydraulic or truck-tipped fill spread with a swamp buggy and levelled to your peg. For waterlogged plots in Yenagoa and Amassoma. Sand is charged apart, by measured volume.',
    },
    {
      seller: 'mararaba-blocks',
      name: 'Foundation filling and ramming, per m3',
      unit: 'm3',
      price: 4_500,
      description:
        'Laterite or sand filled in 150 mm layers inside the foundation box, watered and rammed with a jumping compactor until it rings. Includes wheelbarrow run of up to 30 m.',
    },
  ]),
  ...materials('concrete', 'Granite', [
    {
      seller: 'egba-rock',
      name: 'Crushed granite 3/4 inch (19 mm), per tonne',
      unit: 'tonnes',
      price: 36_500,
      discountPrice: 34_800,
      description:
        'Single-size 19 mm for reinforced concrete: low flakiness and no dust coating. The lower price is from 90 tonnes. Add N 12,500 a tonne for delivery to Lagos Mainland.',
    },
    {
      seller: 'egba-rock',
      name: 'Crushed granite 1/2 inch (12.5 mm), per tonne',
      unit: 'tonnes',
      price: 37_800,
      description:
        'For columns with crowded bars, precast rings, kerbs and asphalt binder. Screened twice. Weighbridge ticket and quarry mark come with the truck.',
    },
    {
      seller: 'egba-rock',
      name: 'Granite stone dust, 0 to 5 mm, per tonne',
      unit: 'tonnes',
      price: 21_500,
      description:
        'Quarry dust for blocks, interlocking bed and blinding. Gives a heavier, stronger 9-inch than sand alone; most block makers mix it half and half with sharp sand.',
    },
    {
      seller: 'egba-rock',
      name: 'Hardcore boulders, 150 to 250 mm, per tonne',
      unit: 'tonnes',
      price: 24_000,
      description:
        'Blasted rock for foundation hardcore, soakaway packing and gabions. Loaded by excavator, so have your own men to place it. Ten-wheel tippers only.',
    },
    {
      seller: 'akamkpa-granite',
      name: 'Blue granite 3/4 inch, Akamkpa, per tonne',
      unit: 'tonnes',
      price: 34_000,
      description:
        'Hard blue-grey granite, crushed and screened to 19 mm. Used on the Calabar-Itu road and on most multi-storey work in Uyo. Price is at the yard, loading included.',
    },
    {
      seller: 'akamkpa-granite',
      name: 'Granite 1/2 inch for slabs, per m3',
      unit: 'm3',
      price: 54_500,
      description:
        'Measured in the box, level full, about 1.55 tonnes to the m3. For decking and lintels. We deliver to Calabar South, Eight Miles and Tinapa in 12 m3 trucks.',
    },
    {
      seller: 'akamkpa-granite',
      name: 'Quarry dust from Akamkpa, per tonne',
      unit: 'tonnes',
      price: 19_800,
      description:
        'Sharp grey dust for block moulding and for bedding interlocking stones. Kept under shed; when rain has touched it we tell you, and weigh it dry.',
    },
    {
      seller: 'umuoghara-chippings',
      name: 'Abakaliki chippings 3/4 inch, per tonne',
      unit: 'tonnes',
      price: 31_500,
      description:
        'Dark, tough stone from the Umuoghara pits, crushed to 19 mm. The standard concrete stone from Abakaliki to Enugu. Load your own truck or use ours at N 480 a kilometre.',
    },
    {
      seller: 'umuoghara-chippings',
      name: 'Abakaliki chippings 1/2 inch, per tonne',
      unit: 'tonnes',
      price: 32_800,
      discountPrice: 31_000,
      description:
        'Finer chippings for lintel, precast and terrazzo base. On promotion while the second crusher is running. Ask for the Saturday loading slot, the queue is shorter.',
    },
    {
      seller: 'umuoghara-chippings',
      name: 'Hand-broken stone, 1 to 2 inch, per m3',
      unit: 'm3',
      price: 38_000,
      description:
        'Broken and heaped by the women of the quarry, paid by the heap. Good for mass concrete, oversite and hardcore top-up. Not graded, so do not use it for slabs.',
    },
    {
      seller: 'umuoghara-chippings',
      name: 'Stone base 0 to 40 mm for roads, per tonne',
      unit: 'tonnes',
      price: 27_000,
      description:
        'Well-graded crusher run for driveways, road base and under interlocking. Compacts hard with water and a roller. Grading sheet from the Ministry lab available.',
    },
    {
      seller: 'okpella-stone',
      name: 'Okpella granite 3/4 inch, per tonne',
      unit: 'tonnes',
      price: 33_000,
      description:
        'Clean 19 mm granite for structural concrete, loaded beside the Auchi road. Thirty-tonne trucks to Benin City at N 14,000 a tonne extra, tolls included.',
    },
    {
      seller: 'okpella-stone',
      name: 'White marble chips for terrazzo, per tonne',
      unit: 'tonnes',
      price: 58_000,
      description:
        'Crushed Igue marble, 3 to 6 mm or 6 to 10 mm, washed and bagged in 50 kg sacks. For terrazzo floors, stair treads and garden beds. Say which size when ordering.',
    },
    {
      seller: 'rayfield-stone',
      name: 'Jos granite 3/4 inch, crushed, per tonne',
      unit: 'tonnes',
      price: 38_500,
      description:
        'Pinkish Jos granite at 19 mm for concrete and for exposed-aggregate paving. Delivered to Bukuru, Rayfield and Jos North; Bauchi by arrangement.',
    },
    {
      seller: 'mararaba-blocks',
      name: 'Mpape granite 3/4 inch, per tonne',
      unit: 'tonnes',
      price: 43_500,
      description:
        'Granite from the Mpape crushers delivered to Karu, Nyanya and Lugbe in 15-tonne and 30-tonne trucks. Night delivery where daytime trucks are not allowed.',
    },
    {
      seller: 'rumuola-mart',
      name: 'Granite 3/4 inch delivered in PH, per tonne',
      unit: 'tonnes',
      price: 55_000,
      description:
        'Akamkpa or Ishiagu stone, whichever arrived last: we say which. Port Harcourt has no rock of its own, so most of this price is haulage. Thirty tonnes a trip.',
    },
  ]),
  ...labour('concrete', 'Granite', [
    {
      seller: 'umuoghara-chippings',
      name: 'Hardcore packing and blinding, per m3',
      unit: 'm3',
      price: 5_200,
      description:
        'Stone placed by hand, larger faces down, voids filled with chippings and rammed. Done ahead of your oversite concrete anywhere in Ebonyi and Nsukka axis.',
    },
    {
      seller: 'rayfield-stone',
      name: 'Loading of granite by hand, per tonne',
      unit: 'tonnes',
      price: 2_400,
      description:
        'A gang of eight loads a 15-tonne tipper in under two hours where a payloader cannot go: hilltop plots, tight compounds, farm roads. Jos North and South.',
    },
  ]),
]
