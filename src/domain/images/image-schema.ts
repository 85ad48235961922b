import * as z from 'zod/mini'

/** A prepared picture as pages need it: `widths` are the pixel widths that exist, `placeholder` a tiny blurred data URL. */
export const Image = z.object({
  url: z.string(),
  width: z.number(),
  height: z.number(),
  placeholder: z.string(),
  widths: z.array(z.number()),
})
export type Image = z.infer<typeof Image>
