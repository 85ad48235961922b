import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef } from 'react'

/**
 * A form that writes its fields into the URL when it is submitted, and asks again when nothing has changed (docs/product.md 4.3). Its fields
 * keep in line with a URL that Back or a link has changed, and what somebody is typing is left alone.
 * @param values what the URL says, by the name of the field; of a checkbox, its value
 * @param parse reads the fields as it reads the URL
 * @param list the beginning of the keys of the list that the form is about
 */
export function useSearchForm(
  values: Record<string, string>,
  parse: (entered: Record<string, unknown>) => Record<string, unknown>,
  list: QueryKey,
) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const shown = useRef(values)
  useEffect(() => {
    const changed = Object.entries(values).filter(([field, value]) => shown.current[field] !== value)
    shown.current = values
    for (const [field, value] of changed) show(form.current?.elements.namedItem(field), value)
  })
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entered = Object.fromEntries(new FormData(event.currentTarget))
    await navigate({ to: '.', search: parse(entered), resetScroll: false })
    await queryClient.refetchQueries({ queryKey: list, type: 'active' }, { cancelRefetch: false })
  }
  return { ref: form, onSubmit }
}

function show(control: Element | RadioNodeList | null | undefined, value: string): void {
  if (control instanceof HTMLInputElement && control.type === 'checkbox')
    control.checked = control.value === value
  else if (
    control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof RadioNodeList
  )
    control.value = value
}
