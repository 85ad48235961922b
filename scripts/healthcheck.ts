/** For the image: whether the product on this machine answers. A database that is away is no reason to start it again. */
export {}

const answer = await fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/healthz`).catch(() => undefined)
process.exit(answer?.ok ? 0 : 1)
