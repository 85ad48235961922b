/** Three flat tones: towards the sun, facing the viewer, away from the sun. */
export type Material = readonly [light: string, middle: string, dark: string]

export const INK = '#0F2942'
export const SIGNAL = '#E8590C'
export const SIGNAL_TEXT = '#C2410C'

export const kraft: Material = ['#F0DDBB', '#DCC097', '#B39467']
export const sand: Material = ['#F4E0AE', '#E5C788', '#C39F5E']
export const granite: Material = ['#D3DBE2', '#9FADBB', '#64768C']
export const hardwood: Material = ['#CF9866', '#AE7142', '#7D4A28']
export const timber: Material = ['#F0D5A6', '#DDB67E', '#B48A50']
export const steel: Material = ['#EEF2F4', '#C3CED7', '#8898A8']
export const iron: Material = ['#8F9EAD', '#62748A', '#3A4C61']
export const rebar: Material = ['#B9C2CA', '#808E9C', '#4A5A6B']
export const cement: Material = ['#E6E2D9', '#CBC6BA', '#9F998F']
export const wet: Material = ['#B9B8B2', '#9A9A96', '#73767A']
export const brick: Material = ['#DB8A66', '#BE6443', '#8C4129']
export const orange: Material = ['#FF9A62', '#E8590C', '#B54208']
export const navy: Material = ['#456585', '#234364', '#12304D']
export const white: Material = ['#FFFFFF', '#F3F0EA', '#D3CEC5']
export const green: Material = ['#86B59B', '#4B8A6A', '#2C5F48']
export const glass: Material = ['#E3F0F5', '#BCD8E4', '#8DB4C8']
export const plastic: Material = ['#F4F6F6', '#D5DEE2', '#9CADB9']
export const copper: Material = ['#F4BD8A', '#D1864A', '#985A2E']
export const brass: Material = ['#F7DD93', '#DAB352', '#A07E2C']
export const plaster: Material = ['#FFFDF8', '#F1EADC', '#D2C8B5']
export const rubber: Material = ['#5B6B7D', '#35475B', '#1D3047']
export const cream: Material = ['#FFF8EA', '#F5E9D2', '#D2BF9E']
export const terracotta: Material = ['#E0A184', '#CC8263', '#9C583E']
export const roofRed: Material = ['#CF7555', '#B4583A', '#85391F']
export const roofBlue: Material = ['#54759A', '#31557A', '#1C3957']
export const roofGreen: Material = ['#6B9F86', '#467F64', '#295A43']
export const roofGrey: Material = ['#7E8C99', '#5C6B7A', '#3B4957']
export const DOOR = '#9A5A30'

const channels = (hex: string) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))

function mix(a: string, b: string, part: number): string {
  const target = channels(b)
  const mixed = channels(a).map((value, index) => value + ((target[index] ?? value) - value) * part)
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}

/** The tone of a face by the sun that falls on it: 1 full sun, 0.35 as a front, -0.5 as a right side. */
export function tone([light, middle, dark]: Material, sun: number): string {
  if (sun >= 0.35) return mix(middle, light, Math.min(1, (sun - 0.35) / 0.35))
  return mix(middle, dark, Math.min(1, (0.35 - sun) / 0.85))
}
