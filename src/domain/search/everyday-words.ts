/**
 * Well-formed words for what nobody sells here: they are no mistypings of what somebody does ("beans" is not "beams"). The most frequent
 * nouns for other goods in Nigerian classifieds, food, clothing, animals and people.
 */
export const EVERYDAY_WORDS: readonly string[] = `
phone phones iphone samsung tecno infinix itel laptop laptops computer ipad charger headphone headset speaker television radio
freezer microwave blender kettle toaster printer keyboard mouse monitor software website app internet airtime sim video music film
movie game games football jersey bet betting ticket flight visa passport restaurant university exam jamb waec teacher lesson book
books bible novel pen pencil bags shoe shoes slippers sandals boot boots sneakers cloth clothes clothing dress gown shirt shirts
trouser trousers jeans skirt blouse suit hat wig wigs hair weavon braid attachment lace ankara aso jewelry necklace bracelet watch
wristwatch perfume cream soap lotion makeup lipstick toothpaste toothbrush diaper pampers baby child children woman women girl
wife husband mother father friend dog dogs puppy cat cats goat goats cow cows ram rams sheep pig chicken chickens fowl broiler
turkey duck fish catfish snail rabbit bird horse snake egg eggs meat beef suya milk butter cheese bread cake sugar pepper onion
tomato tomatoes rice beans garri yam cassava maize corn millet sorghum wheat flour semovita noodles indomie spaghetti groundnut
soya soybean cocoa coffee beer wine drink drinks juice coke fanta malt food foods soup stew egusi okra banana plantain orange
mango apple pineapple pawpaw watermelon coconut kola medicine drug drugs hospital doctor nurse pharmacy vaccine mosque pastor imam
prayer wedding party birthday car cars bus buses bike bikes motorcycle okada keke tricycle bicycle toyota camry corolla honda benz
mercedes lexus tyre tyres tire petrol kerosene money naira dollar loan bank account bitcoin crypto salary jobs vacancy lawyer
police army government election vote news moon flower seed seeds fertilizer tractor farm farming cutlass hoe pillow mattress
bedsheet blanket towel curtains sofa couch chair chairs tables plates spoon fork knife pots broom mop toy toys doll guitar piano
drone love sex kiss marriage dance song leg eye nose mouth tooth
`
  .split(/\s+/)
  .filter((word) => word !== '')
