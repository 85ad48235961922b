import { measureBlind, sumOf, BLIND_GROUPS } from './bills-quality/blind.ts'
import { measureMatching } from './bills-quality/matching.ts'
const b=measureBlind()
for (const [g] of BLIND_GROUPS) console.log(g, JSON.stringify(sumOf(b.filter(x=>x.group===g))), b.filter(x=>x.group===g).flatMap(x=>x.wrong).join('\n'))
for (const f of ['','-later','-last','-fourth','-fifth','-sixth']){const {missed,...m}=measureMatching(`matches${f}.tsv`);console.log(f,JSON.stringify(m))}
