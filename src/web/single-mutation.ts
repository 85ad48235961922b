import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { useRef } from 'react'

type SingleMutation<Data, Variables> = Pick<
  UseMutationOptions<Data, Error, Variables>,
  'mutationFn' | 'networkMode' | 'onSuccess' | 'onError'
>

/**
 * `useMutation` that runs once at a time: `mutate` does nothing until the run before has ended. `isPending` cannot tell it, as it is still false
 * when a second press comes before the first has been drawn.
 */
export function useSingleMutation<Data, Variables = void>(options: SingleMutation<Data, Variables>) {
  const isUnderway = useRef(false)
  const { mutateAsync: _, ...mutation } = useMutation<Data, Error, Variables>({
    ...options,
    onSettled: () => {
      isUnderway.current = false
    },
  })
  const mutate = (variables: Variables) => {
    if (isUnderway.current) return
    isUnderway.current = true
    mutation.mutate(variables)
  }
  return { ...mutation, mutate }
}
