type Fetch = (request: Request) => Response | Promise<Response>

let answer: Fetch | undefined

/** Lets pages that render on the server call the API without a network: the same contract, minus the socket. */
export function serveInProcess(fetch: Fetch): void {
  answer = fetch
}

export const inProcessFetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
  if (!answer) throw new Error('The API is not running in this process')
  return answer(new Request(input, init))
}
