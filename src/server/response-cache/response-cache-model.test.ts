import { expect, it } from 'vitest'
import { isLong } from '../../../tests/support/proof.ts'
import { runResponseCacheModel } from '../../../tests/support/response-cache-model.ts'
import { collectingLog, testContext } from '../../../tests/support/test-app.ts'
import { createTestDatabase } from '../../../tests/support/test-database.ts'

// `npm run response-cache-proof -- --steps 100000` is the longest form.
it('two instances never answer what is no longer true, whatever is written and however their channels fare', {
  tags: ['slow'],
}, async () => {
  const { url, drop } = await createTestDatabase()
  const { log } = collectingLog()
  const report = await runResponseCacheModel(url, {
    steps: isLong ? 1_500 : 600,
    seed: 19,
    contextOf: (db) => testContext(db, log),
  })
  await drop()
  expect(report.wrong).toEqual([])
  expect(report.cached).toBeGreaterThan(50)
})
