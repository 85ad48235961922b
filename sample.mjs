import pg from 'pg'
import {readFileSync} from 'node:fs'
const [,, dir, port] = process.argv
const c = new pg.Client({connectionString:`postgres://adlm:${readFileSync(dir+'/postgres/password','utf8').trim()}@127.0.0.1:${port}/adlm`})
await c.connect()
const counts={}
let n=0
const end=Date.now()+25000
while(Date.now()<end){
  const {rows}=await c.query("select state, wait_event, left(regexp_replace(query,'\\s+',' ','g'),60) q from pg_stat_activity where datname='adlm' and pid<>pg_backend_pid() and state<>'idle'")
  n++
  for(const r of rows){const k=`${r.state} ${r.wait_event??''} ${r.q}`;counts[k]=(counts[k]??0)+1}
  if(rows.length===0)counts['none']=(counts['none']??0)+1
  await new Promise(r=>setTimeout(r,20))
}
console.log(n, Object.entries(counts).sort((a,b)=>b[1]-a[1]).slice(0,20))
await c.end()
