import { singular } from './tokens.ts'

/**
 * What is said of anything that is offered here, whatever it is: how it is sold, who sells it and asks for it, what is done with it and goes
 * wrong with it, its parts, and what stands in and around a building. Behind a thing such a noun is no other thing: "tiles design".
 */
const OF_ANY_OFFER = new Set(
  `agent amount bag bargain batch brand bulk bundle buyer calculator carton catalogue catalog cheque client coil company comparison consultant contact
  contractor crew customer depot design designer detail discount distributor document drawing duty enquiry estimate expert foreman gang gauge grade
  guarantee guide help image importer information inquiry item job kind labour leader level line link list load location maker manager manufacturer
  market measure message model money name number offer opinion order outlet pack package packet pair part pattern people person phone photo pic picture
  piece plan point price problem product project proof purchase quality quantity question quotation quote range recommendation replacement request
  retail review roll rule sale sample service set shipment shop size specialist specification spec square stock store strength style supplier supply
  support system team transport trip truck tutorial type use user vendor video volume warehouse warranty waybill weight work worker workshop emergency
  apprentice industry factory
  backyard balcony bath beach boundary carpentry centre center decoration elevator equipment estate farm foundation fountain garden gym heater inside
  interior intercom joinery lagoon landlord laundry lawn office oven owner parapet park passage plaza pond pool porch poultry renovation river roof site
  tenant title deed land plot veranda verandah view visitor wall waterfront window yard
  arch base blade bolt bracket brass bronze bulb cap coat cover cream crystal drum frame glass handle head hinge holder hose key knob leg lid mattress
  mosaic motor nozzle nut orange panel pillar plastic plug seat sensor slab steel tap terminal tray valve
  damage electricity fault flood generator heat internet issue leak leakage noise security sound storm sun termite theft thief transformer wind`
    .split(/\s+/)
    .map(singular),
)

/** What is sold elsewhere and is too new or too Nigerian for a word list of English. None of our things is called after it. */
const SOLD_ELSEWHERE = new Set(
  `airtime app bitcoin crypto earpod forex ipad iphone netflix nintendo playstation powerbank ringtone sim smartphone whatsapp xbox
  agbada akara amala egusi fufu garri kulikuli moimoi ofada ogbono okada shawarma suya zobo`.split(/\s+/),
)

/** Whether a word says that something else is meant, wherever it stands. */
export const isSoldElsewhere = (word: string): boolean => SOLD_ELSEWHERE.has(singular(word))

/** Whether a noun behind a thing may be about it, for all that it means elsewhere. */
export const isOfAnyOffer = (word: string): boolean =>
  OF_ANY_OFFER.has(singular(word)) || /ations?$/.test(word)
