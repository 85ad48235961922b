import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { StayOut } from './stay-out.tsx'

it('says what stays out as the form asks for it', () => {
  const stayOut = [{ reason: 'Product regularPrice is required', rows: 2 }]
  const html = renderToStaticMarkup(<StayOut preview={{ stayOut }} />)
  expect(html).toContain('What does it cost?')
  expect(html).not.toContain('regularPrice')
})
