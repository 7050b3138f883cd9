import {p,shot,step,mode,base,sim,b} from './.shots.mjs';
import fs from 'node:fs';
const list=()=>p.getByRole('table',{name:'Laskut'});
await step('lahetykset',async()=>{await p.goto(base+'/laskutus/lahetykset');await p.waitForTimeout(2500);await shot('lahetykset');});
await step('failed',async()=>{await p.getByRole('list',{name:'Lähetykset'}).getByRole('button').nth(1).click();await p.waitForTimeout(1200);await shot('failed');});
await step('lasku',async()=>{await p.goto(base+'/laskutus?aika=90');await list().waitFor();await list().getByRole('row').nth(4).click();await p.waitForTimeout(1500);await shot('lasku');});
await step('hyvita',async()=>{await p.goto(base+'/laskutus?tila=15&aika=90');await list().getByRole('row').nth(3).click();await p.waitForTimeout(800);await p.getByRole('button',{name:'Hyvitä…'}).click();const c=p.getByRole('table',{name:'Hyvitettävät rivit'});await c.getByRole('checkbox').nth(1).check({force:true});await p.waitForTimeout(1500);await shot('hyvita');});
await step('kaannetty',async()=>{
 for(const haku of ['infra','rakennus','koskinen','kivi']){
 await p.goto(base+'/laskutus?aika=90&tila=5&haku='+haku);await p.waitForTimeout(1500);
 const rows=list().getByRole('row'); if(await rows.count()<2) continue;
 for(let i=1;i<6&&i<await rows.count();i++){await p.goto(base+'/laskutus?aika=90&tila=5&haku='+haku);await p.waitForTimeout(1000);await list().getByRole('row').nth(i).click();await p.waitForTimeout(1200);
  if(await p.getByText('Käännetty verovelvollisuus').count()>0){await shot('kaannetty');return;}}
 } throw new Error('none');});
await step('dark',async()=>{await p.emulateMedia({colorScheme:'dark'});await p.goto(base+'/laskutus/lahetykset');await p.waitForTimeout(2500);await shot('lahetykset-dark');await p.goto(base+'/laskutus?tila=15&aika=90');await list().getByRole('row').nth(3).click();await p.waitForTimeout(1500);await shot('lasku-dark');await p.emulateMedia({colorScheme:'light'});});
await step('narrow',async()=>{await p.setViewportSize({width:1366,height:768});await p.goto(base+'/laskutus/lahetykset');await p.waitForTimeout(2500);await shot('lahetykset-1366');await p.setViewportSize({width:390,height:844});await p.waitForTimeout(800);await shot('lahetykset-phone');await p.goto(base+'/laskutus?tila=15&aika=90');await p.waitForTimeout(1500);await shot('laskut-phone');});
await b.close();
