import { laterPart } from '#web/ui/later.tsx'

export const uploadPart = laterPart(async () => (await import('./upload-bill.tsx')).UploadBill)
