import {p,shot,step,mode,base,sim,b} from './.shots.mjs';
const ready=async n=>{
  await p.goto(base+'/laskutus?tila=5&aika=90');
  await p.getByRole('table',{name:'Laskut'}).getByRole('row').nth(n).click();
  await p.getByRole('tab',{name:/Laskutiedot/}).click();
  const k=p.getByRole('combobox',{name:'Lähetys'});
  if((await k.textContent())!=='Netvisor'){await k.click();await p.getByRole('option',{name:'Netvisor'}).click();}
  await p.waitForTimeout(800);
};
const send=async()=>{await p.getByRole('button',{name:'Lähetä Netvisoriin'}).click();await p.getByRole('button',{name:'KYLLÄ, lähetä lasku'}).click();};
await step('list',async()=>{await p.goto(base+'/laskutus?aika=90');await p.getByRole('table',{name:'Laskut'}).waitFor();await shot('laskut');});
await step('open',async()=>{await ready(2);await shot('laskutiedot');await p.getByRole('tab',{name:/Laskurivit/}).click();await shot('laskurivit');await p.getByRole('tab',{name:/Netvisor/}).click();await shot('netvisor-tab-ei');await send();await p.waitForTimeout(4000);await shot('netvisor-tab-sent');});
await step('conflict',async()=>{await ready(3);const id=new URL(p.url()).searchParams.get('lasku');
 const r=await fetch(sim+'/netvisor/_invoices',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({number:String(100000+Number(id)),date:'2026-11-19',customerName:'Nordlattia Oy',amount:49698})});console.log('written',r.status,await r.text());
 await send();await p.waitForTimeout(4000);await p.getByRole('tab',{name:/Netvisor/}).click();await shot('conflict');});
await step('failed',async()=>{await ready(4);await mode('netvisor',{mode:'failing'});await send();await p.waitForTimeout(3000);await p.getByRole('tab',{name:/Netvisor/}).click();await shot('failing');await p.waitForTimeout(16000);await shot('failed');await mode('netvisor',{mode:'normal'});});
await step('lahetykset',async()=>{await p.goto(base+'/laskutus/lahetykset');await p.waitForTimeout(1500);await shot('lahetykset');});
await step('asetukset',async()=>{await p.goto(base+'/laskutus/asetukset');await p.waitForTimeout(1500);await shot('asetukset');});
await step('hyvita',async()=>{await p.goto(base+'/laskutus?tila=15&aika=90');await p.getByRole('table',{name:'Laskut'}).getByRole('row').nth(1).click();await p.waitForTimeout(800);await shot('billed');await p.getByRole('button',{name:'Hyvitä…'}).click();const c=p.getByRole('table',{name:'Hyvitettävät rivit'});await c.getByRole('checkbox').first().check({force:true});await shot('hyvita');});
await b.close();
