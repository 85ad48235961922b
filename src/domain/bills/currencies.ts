const SIGNS = String.raw`₦|=n=|ngn|#|rs\.?|inr|us\$|usd|\$|£|gbp|€|eur|gh[¢₵]|ghs|[¢₵]|kshs?\.?|kes|zar|f?cfa|xof|xaf`

/** A heading or a unit that is the name or the sign of money: "₦", "N:K", "GH¢", "£". */
export const CURRENCY = new RegExp(String.raw`^\(?(?:${SIGNS}|n|naira|rupees|cedis|[n₦]\s?:\s?k)\)?\.?$`, 'i')

/** The same before a figure. */
export const CURRENCY_BEFORE = new RegExp(String.raw`^(?:${SIGNS}|n(?=[\s\d]))\s*`, 'i')

/** A heading of its hundredths. */
export const HUNDREDTHS = /^\(?(?:k|kobo|p|pence|gp|pesewas?|ps|paise|cts?|cents)\)?\.?$/i
