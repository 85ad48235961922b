import { chromium } from 'playwright-core'; import sp from '@sparticuz/chromium'
const urls=process.argv.slice(3)
for (const url of urls) for (const w of process.argv[2].split(',').map(Number)) {
 const b=await chromium.launch({executablePath:await sp.executablePath(),args:sp.args,headless:true})
 const c=await b.newContext({viewport:{width:w,height:w<500?844:900},reducedMotion:'reduce'})
 const p=await c.newPage(); const errs:string[]=[]; p.on('console',m=>m.type()==='error'&&errs.push(m.text())); await p.goto('http://localhost:4600'+url); await p.waitForTimeout(1800); await p.screenshot({path:`/tmp/w/shot-${url.replace(/\W+/g,'_')}-${w}.png`}); console.log(url,w,errs.join('|')); await b.close() }
