import { launchOptions } from '../../../tools/src/machine/launch-options.ts';
import { webglBackend } from '../../../tools/src/machine/webgl-backend.ts';
import { PlaygroundPage } from '../../playground-page.ts';
import { expect, sharedPageTest as test } from '../../test.ts';

const { args, env } = webglBackend();

test.use({
  // Process isolation of headed Chromium: a frame without an origin gets its own process.
  launchOptions: launchOptions({
    optimizer: 'some',
    args: [...args, '--site-per-process', '--enable-features=IsolateSandboxedIframes'],
    env,
  }),
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 1000, height: 600 },
  // Browsers log blocked operations to the console, which the tests provoke.
  expectedPageErrors: /^(?!foreign host)/,
});

type Attack = {
  readonly name: string;
  readonly code: string;
  /** The expected message, over the map or in the console. */
  readonly expectedMessage: RegExp;
};

/** Programs that try to block the page. */
const BLOCKING_PROGRAMS: readonly Attack[] = [
  {
    name: 'an endless loop',
    code: 'while (true) {}',
    expectedMessage: /Stopped a loop that ran for 2 seconds/,
  },
  {
    name: 'a loop that awaits nothing',
    code: 'while (true) await null;',
    expectedMessage: /Stopped a loop that ran for 2 seconds/,
  },
  {
    name: 'an expression without end',
    code: "/(a+)+$/.test('a'.repeat(40) + '!');",
    expectedMessage: /did not answer for 10 seconds, so it was stopped/,
  },
  {
    name: 'a gigabyte of memory',
    code: 'const all: Uint8Array[] = [];\nfor (let i = 0; i < 64; i++) all.push(new Uint8Array(1 << 24).fill(1));\nconsole.log(`took ${all.length * 16} MB`);',
    expectedMessage: /took 1024 MB|Stopped a loop|allocation failed|did not answer/,
  },
  {
    name: 'a million lines',
    code: "for (let i = 0; i < 1e6; i++) console.log('line ' + i);",
    expectedMessage: /999,\d{3} more lines are not shown|Stopped a loop/,
  },
  {
    name: 'messages without a pause',
    code: "setInterval(() => { for (let i = 0; i < 200; i++) parent.postMessage({ type: 'run-console', lines: [{ level: 'log', text: 'x' }], left: 0 }, '*'); }, 1);",
    expectedMessage: /sent messages without a pause, so it was stopped/,
  },
];

/** Programs that try to leave their sandbox. Consecutive ones expect different messages. */
const ESCAPING_PROGRAMS: readonly Attack[] = [
  {
    name: 'another address for the page around',
    code: "top!.location.href = 'https://example.com/';",
    expectedMessage: /does not have permission to navigate the target frame/,
  },
  {
    name: 'the document around',
    code: 'console.log(parent.document.title);',
    expectedMessage: /Blocked a frame with origin "null"/,
  },
  {
    name: 'what the site stored',
    code: "localStorage.setItem('a', 'b');",
    expectedMessage: /sandboxed and lacks the 'allow-same-origin' flag/,
  },
  {
    name: 'another host',
    code: "await fetch('https://example.com/take');",
    expectedMessage:
      /Refused: https:\/\/example\.com\/take \(connect-src\)\. The playground reaches the SDK and the venues alone/,
  },
  {
    name: 'cookies',
    code: "document.cookie = 'a=b';",
    expectedMessage: /sandboxed and lacks the 'allow-same-origin' flag/,
  },
  {
    name: 'the services of this host',
    code: "await fetch(new URL('/1/indexes', location.href));",
    expectedMessage: /Refused: http:\/\/localhost:\d+\/1\/indexes \(connect-src\)/,
  },
  {
    name: 'code made of text',
    code: "eval('1 + 1');",
    expectedMessage: /violates the following Content Security Policy/,
  },
  {
    name: 'markup in what it says',
    code: "parent.postMessage({ type: 'run-error', message: '<img src=x onerror=alert(1)>' }, '*');",
    expectedMessage: /<img src=x onerror=alert\(1\)>/,
  },
  {
    name: 'another address for its own frame',
    code: "location.href = '/docs/overview';",
    expectedMessage: /The code left its page, so it was stopped/,
  },
];

for (const attack of BLOCKING_PROGRAMS) {
  test(`stops a program that wants ${attack.name} and keeps the portal usable [S2.10]`, async ({
    page,
  }) => {
    const playground = new PlaygroundPage(page);
    await tryAttack(playground, attack);
    await expectRecovery(playground, attack.expectedMessage);
  });
}

test('denies programs access outside their sandbox and keeps the portal usable [S2.10]', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const playground = new PlaygroundPage(page);
  for (const attack of ESCAPING_PROGRAMS) {
    await test.step(attack.name, () => tryAttack(playground, attack));
  }
  await expectRecovery(playground, ESCAPING_PROGRAMS.at(-1)!.expectedMessage);
});

test('shows the sample with a notice when a link is truncated [S2.10]', async ({ page }) => {
  const playground = new PlaygroundPage(page);
  await playground.open('/playground/getting-started#code=q1YqSy0qz');
  await expect(page.getByRole('status').filter({ hasText: 'cut off or changed' })).toBeVisible();
});

async function tryAttack(
  playground: PlaygroundPage,
  { code, expectedMessage: told }: Attack,
): Promise<void> {
  const { page } = playground;
  await playground.openCode(code);
  const address = page.url();
  await expect(playground.console).toContainText(told, { timeout: 40_000 });
  expect(page.url()).toBe(address);
  await expect(page.locator('main img[src="x"]')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('a'))).toBeNull();
}

/** Resets the program, as a reader would, and expects the map to return. */
async function expectRecovery(playground: PlaygroundPage, told: RegExp): Promise<void> {
  await playground.button('Reset').click();
  await playground.waitForMap();
  await expect(playground.console).not.toContainText(told);
}
