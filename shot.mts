import { chromium } from 'playwright-core'; import { browserLaunch } from './tests/support/browser.ts'
for (const mode of process.argv.slice(2)) {
 const b=await chromium.launch(await browserLaunch())
 const c=await b.newContext({viewport:{width:1280,height:900}})
 await c.addInitScript(()=>sessionStorage.setItem('visited','1'))
 const p=await c.newPage(); const errs:string[]=[]; p.on('pageerror',e=>errs.push('PE '+e.message+' '+(e.stack??'').slice(0,300))); p.on('console',m=>m.type()==='error'&&errs.push(m.text()));
 let release=()=>{}; const held=new Promise<void>(r=>release=r)
 if(mode!=='plain') await p.route('**/assets/*.js',async r=>{await held; await r.continue()})
 await p.goto('http://127.0.0.1:4600/market',{waitUntil:'commit'}); 
 if(mode==='holdtype') await p.getByLabel('Product name').fill('cemnt')
 if(mode==='holdfocus') await p.getByLabel('Product name').focus()
 release(); await p.waitForTimeout(2500); console.log(mode,p.url(),errs.join(' | ')); await b.close() }
