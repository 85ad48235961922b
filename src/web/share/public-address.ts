import { useRouteContext } from '@tanstack/react-router'

/** A page's whole address, as it is sent to somebody else. */
export const usePublicAddress = (path: string): string =>
  useRouteContext({ from: '__root__', select: ({ baseUrl }) => baseUrl + path })
