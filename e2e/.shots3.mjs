import {p,shot,step,base,b} from './.shots.mjs';
await step('kaannetty',async()=>{
 await p.goto(base+'/laskutus?aika=90&tila=15');await p.waitForTimeout(1500);
 const api=await p.evaluate(async()=>{return Object.keys(localStorage).concat(Object.keys(sessionStorage))});
 await p.getByRole('table',{name:'Laskut'}).getByRole('row').nth(3).click();await p.waitForTimeout(1500);await shot('kaannetty');
 const [d]=await Promise.all([p.waitForEvent('download'),p.getByRole('button',{name:'PDF'}).click()]);await d.saveAs('/tmp/shots/lasku.pdf');
 await p.setViewportSize({width:390,height:844});await p.waitForTimeout(800);await shot('lasku-phone');
});
await step('asetukset',async()=>{await p.setViewportSize({width:1600,height:1000});await p.goto(base+'/laskutus/asetukset');await p.waitForTimeout(1500);await shot('asetukset');});
await b.close();
