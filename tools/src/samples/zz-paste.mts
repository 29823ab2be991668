import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
const { listShownSamples } = await import('/work/main/site/tests/shown-samples.ts');
const [out, version, project] = process.argv.slice(2);
let n=0;
for (const s of listShownSamples()) { if (!version!.split(',').includes(s.version) || s.project!==project) continue; n++;
  const dir=join(out!, s.name.replaceAll(/[/.]/g,'-')); mkdirSync(dir,{recursive:true});
  for (const [f,t] of Object.entries(s.files)) writeFileSync(join(dir,f),(t as string).replaceAll('@brand/','@mezzanine/')); }
console.log(n,'samples');
