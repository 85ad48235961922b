/** Where files are kept: a folder (`disk-storage.ts`) or an S3-compatible service (`s3-storage.ts`). While it hangs, all of it is AppError unavailable. */
export type Storage = {
  /** What the browser needs to upload exactly this file, until it expires. */
  signUpload(upload: UploadToSign): Promise<SignedUpload>
  /** Takes a file that was signed. Only of a storage that this application serves itself. @throws AppError forbidden */
  receiveUpload?(request: Request): Promise<void>
  /** The file, whole: whoever reads it slowly keeps nothing of the storage busy. */
  find(key: string): Promise<Uint8Array<ArrayBuffer> | undefined>
  /** Its size in bytes, without reading it. */
  findSize(key: string): Promise<number | undefined>
  /** Whole or not at all, in place of what was there. */
  put(key: string, bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<void>
  /** What is not there is as good as deleted. */
  delete(key: string): Promise<void>
  /** Where browsers send files, if that is not this site: the content-security policy has to allow it. */
  uploadOrigin?: string
}

export type UploadToSign = { key: string; contentType: string; size: number; expiresAt: Date }

/** `url` may be a path of this site. The browser sets the length itself. */
type SignedUpload = { url: string; headers: Record<string, string> }

/** Our largest files, bills, have 20 MB: whatever is larger than this is not ours, and is not read. */
export const FILE_BYTES_MAX = 20 * 1024 * 1024

/** Names between slashes, none of which begins with a dot: no key leaves its folder. */
const KEY = /^[a-z0-9][\w.-]*(\/[a-z0-9][\w.-]*)+$/i

/** @throws Error, because only this application makes keys */
export function checkedKey(key: string): string {
  if (key.length > 200 || !KEY.test(key)) throw new Error(`${JSON.stringify(key)} is no key of a stored file`)
  return key
}
