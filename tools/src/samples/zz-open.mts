import { launchBrowser } from './launch-browser.ts';
const browser = await launchBrowser();
const names = process.argv.slice(2);
for (const name of names) {
  const page = await browser.newPage({ viewport: { width: 640, height: 420 } });
  const errors: string[] = [];
  page.on('console', (m) => m.type() === 'error' && errors.push(m.text().slice(0,200)));
  page.on('pageerror', (e) => errors.push(e.message.slice(0,200)));
  page.on('requestfailed', (r) => errors.push('failed ' + r.url().slice(0,120)));
  try {
    await page.goto(name.startsWith('file:')||name.startsWith('http') ? name : `http://localhost:4712/${name}.html`);
    const canvas = page.locator('canvas').first();
    await canvas.waitFor({ state: 'visible', timeout: 45000 });
    await page.waitForTimeout(2500);
    const box = await canvas.boundingBox();
    console.log(errors.length ? '✗' : '✓', name.slice(-60), box && `${box.width}x${box.height}`, errors.slice(0,3).join(' | '));
    if (process.env.SHOT) await page.screenshot({ path: `/tmp/outside/${name.replaceAll(/\W+/g,'-').slice(-50)}.png` });
  } catch (error) { console.log('✗', name, (error as Error).message.slice(0,120), errors.slice(0,3).join(' | ')); }
  await page.close();
}
await browser.close();
