/** A field of ours as a file may carry it. */
export type ImportField = {
  /** Ours, as the API calls it. */
  name: string
  /** As the form calls it. */
  label: string
  /** What people call it, best first; case, blanks and punctuation do not count. */
  headers: readonly string[]
  /** Without a column and without a default nothing of the file could go in. */
  required?: true
}

const LOCAL_GOVERNMENT: ImportField = {
  name: 'lga',
  label: 'Local government area',
  headers: ['local government', 'lga', 'local government area', 'town', 'city', 'town or city'],
}

export const PRODUCT_IMPORT_FIELDS: readonly ImportField[] = [
  {
    name: 'name',
    label: 'Name',
    headers: ['name', 'product name', 'title', 'item', 'item name'],
    required: true,
  },
  {
    name: 'description',
    label: 'Description',
    headers: ['description', 'long description', 'product description', 'details', 'about', 'about product'],
    required: true,
  },
  {
    name: 'categories',
    label: 'Category',
    headers: ['category', 'categories', 'category name'],
    required: true,
  },
  {
    name: 'subCategories',
    label: 'Sub-category',
    headers: ['sub category', 'sub categories'],
    required: true,
  },
  { name: 'type', label: 'Type', headers: ['type', 'product type'], required: true },
  { name: 'unit', label: 'Unit', headers: ['unit', 'uom', 'unit of measure'], required: true },
  { name: 'location', label: 'State', headers: ['state', 'location'], required: true },
  LOCAL_GOVERNMENT,
  {
    name: 'storeAddress',
    label: 'Store address',
    headers: ['store address', 'address', 'seller address', 'shop address'],
    required: true,
  },
  {
    name: 'mobile',
    label: 'Mobile number',
    headers: ['mobile', 'mobile number', 'phone', 'phone number', 'tel', 'telephone', 'whatsapp'],
    required: true,
  },
  {
    name: 'regularPrice',
    label: 'Price',
    headers: ['regular price', 'price', 'unit price', 'price naira', 'price ngn', 'amount'],
    required: true,
  },
  { name: 'discount', label: 'Discount', headers: ['discount', 'on offer'] },
  {
    name: 'discountPrice',
    label: 'Discounted price',
    headers: ['discount price', 'discounted price', 'sale price', 'offer price'],
  },
  {
    name: 'pack',
    label: 'Pack',
    headers: ['pack', 'pack size', 'packing', 'packaging', 'sold as', 'sold by'],
  },
  {
    name: 'minimumOrder',
    label: 'Minimum order',
    headers: ['minimum order', 'min order', 'moq', 'minimum quantity', 'min qty'],
  },
  { name: 'priceBreaks', label: 'Price breaks', headers: ['price breaks', 'bulk prices', 'quantity prices'] },
  { name: 'delivery', label: 'Delivery', headers: ['delivery', 'delivery terms'] },
  { name: 'inStock', label: 'In stock', headers: ['in stock', 'available', 'availability'] },
  { name: 'currency', label: 'Currency', headers: ['currency', 'currency code'] },
]

export const LISTING_IMPORT_FIELDS: readonly ImportField[] = [
  {
    name: 'name',
    label: 'Name',
    headers: ['name', 'listing name', 'title', 'property name'],
    required: true,
  },
  {
    name: 'description',
    label: 'Description',
    headers: ['description', 'property description', 'details', 'about'],
    required: true,
  },
  {
    name: 'address',
    label: 'Address',
    headers: ['address', 'location', 'property address'],
    required: true,
  },
  { name: 'state', label: 'State', headers: ['state'] },
  LOCAL_GOVERNMENT,
  { name: 'area', label: 'Area', headers: ['area', 'neighbourhood', 'neighborhood', 'district'] },
  { name: 'type', label: 'Rent or sale', headers: ['type', 'property type', 'listing type'], required: true },
  { name: 'rentPeriod', label: 'Rent period', headers: ['rent period', 'period', 'price period'] },
  { name: 'bedrooms', label: 'Beds', headers: ['bedrooms', 'beds', 'bedroom', 'bed'], required: true },
  { name: 'bathrooms', label: 'Baths', headers: ['bathrooms', 'baths', 'bathroom', 'bath'], required: true },
  {
    name: 'regularPrice',
    label: 'Price',
    headers: ['regular price', 'price', 'price naira', 'price ngn', 'rent', 'amount'],
    required: true,
  },
  { name: 'offer', label: 'Offer', headers: ['offer', 'on offer'] },
  {
    name: 'discountPrice',
    label: 'Discounted price',
    headers: ['discount price', 'discounted price', 'offer price'],
  },
  { name: 'parking', label: 'Parking spot', headers: ['parking', 'parking spot'] },
  { name: 'furnished', label: 'Furnished', headers: ['furnished'] },
  { name: 'currency', label: 'Currency', headers: ['currency', 'currency code'] },
]
