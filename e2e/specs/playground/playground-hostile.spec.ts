import { launchOptions } from '../../../tools/src/machine/launch-options.ts';
import { webglBackend } from '../../../tools/src/machine/webgl-backend.ts';
import { PlaygroundPage } from '../../playground-page.ts';
import { expect, sharedPageTest as test, test as isolatedTest } from '../../test.ts';
import { UdpListener } from '../../udp-listener.ts';

const { args, env } = webglBackend();
/** Process isolation of headed Chromium: a frame without an origin gets its own process. */
const ISOLATION = [...args, '--site-per-process', '--enable-features=IsolateSandboxedIframes'];

test.use({
  launchOptions: launchOptions({ optimizer: 'some', args: ISOLATION, env }),
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
    expectedMessage: /did not respond for 10 seconds, so it was stopped/,
  },
  {
    name: 'a gigabyte of memory',
    code: 'const all: Uint8Array[] = [];\nfor (let i = 0; i < 64; i++) all.push(new Uint8Array(1 << 24).fill(1));\nconsole.log(`took ${all.length * 16} MB`);',
    expectedMessage: /took 1024 MB|Stopped a loop|allocation failed|did not answer/,
  },
  {
    name: 'a million lines',
    code: "for (let i = 0; i < 1e6; i++) console.log('line ' + i);",
    expectedMessage: /999,\d{3} more lines not shown|Stopped a loop/,
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
      /Blocked: https:\/\/example\.com\/take \(connect-src\)\. The playground can load only the SDK and the venues/,
  },
  {
    name: 'cookies',
    code: "document.cookie = 'a=b';",
    expectedMessage: /sandboxed and lacks the 'allow-same-origin' flag/,
  },
  {
    name: 'the services of this host',
    code: "await fetch(new URL('/1/indexes', location.href));",
    expectedMessage: /Blocked: http:\/\/localhost:\d+\/1\/indexes \(connect-src\)/,
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
    expectedMessage: /The code navigated to another page, so it was stopped/,
  },
];

/** STUN requests are sent at once and repeated for seconds; the first ones suffice. */
const STUN_MS = 1000;

/** Function that sends STUN requests through the WebRTC of a window. */
function connectFunction(port: number): string {
  return `function connect(scope: any) {
    const Connection = scope.stashedPeerConnection ?? scope.RTCPeerConnection ?? scope.webkitRTCPeerConnection;
    const connection = new Connection({ iceServers: [{ urls: 'stun:127.0.0.1:${port}' }] });
    connection.createDataChannel('x');
    connection.createOffer().then((offer: any) => connection.setLocalDescription(offer));
  }`;
}

/** Expression for the text of a script that sends them from another window. */
const SCRIPT_TEXT = '`${connect}; connect(globalThis)`';
const CREATE_FRAME = 'const frame = document.createElement("iframe");';

/** Programs that try to reach a host by WebRTC, by the window that they take it from. */
const WEB_RTC_PROGRAMS: Readonly<Record<string, string>> = {
  'its own window': 'connect(window);',
  'a blank frame': `${CREATE_FRAME} document.body.append(frame); connect(frame.contentWindow);`,
  'a frame of markup':
    "document.body.insertAdjacentHTML('beforeend', '<iframe></iframe>'); connect(window[0]);",
  'an object':
    'const object = document.createElement("object"); object.data = "about:blank"; document.body.append(object); connect(object.contentWindow);',
  'a frame with an inline script': `${CREATE_FRAME} frame.srcdoc = '<script>' + ${SCRIPT_TEXT} + '</' + 'script>'; document.body.append(frame);`,
  'a frame with a script from a blob': `${CREATE_FRAME} const url = URL.createObjectURL(new Blob([${SCRIPT_TEXT}], { type: 'text/javascript' })); frame.srcdoc = '<script src="' + url + '"></' + 'script>'; document.body.append(frame);`,
  'a frame from a blob': `${CREATE_FRAME} frame.src = URL.createObjectURL(new Blob(['<script>' + ${SCRIPT_TEXT} + '</' + 'script>'], { type: 'text/html' })); document.body.append(frame);`,
  'a frame with a script as its address': `${CREATE_FRAME} frame.src = 'javascript:' + encodeURIComponent(${SCRIPT_TEXT}); document.body.append(frame);`,
  'a worker': `new Worker(URL.createObjectURL(new Blob([${SCRIPT_TEXT}], { type: 'text/javascript' })));`,
  'another tab': "connect(window.open('about:blank'));",
};

async function tryWebRtc(
  playground: PlaygroundPage,
  name: string,
  attempt: string,
): Promise<number> {
  const listener = await UdpListener.open();
  await playground.openCode(
    `${connectFunction(listener.port)}\ntry { ${attempt} } catch (error) { console.log(String(error)); }\nsetTimeout(() => console.log('tried ${name}'), ${STUN_MS});`,
  );
  await expect(playground.console).toContainText(`tried ${name}`, { timeout: 40_000 });
  listener.close();
  return listener.packets;
}

async function expectNoPackets(playground: PlaygroundPage): Promise<void> {
  for (const [name, attempt] of Object.entries(WEB_RTC_PROGRAMS)) {
    await isolatedTest.step(name, async () => {
      expect(await tryWebRtc(playground, name, attempt)).toBe(0);
    });
  }
}

isolatedTest.describe('WebRTC', () => {
  isolatedTest.setTimeout(180_000);

  isolatedTest(
    'sends packets from a page outside the sandbox, so that they can be counted',
    async ({ page }) => {
      await page.goto('/playground/getting-started');
      const listener = await UdpListener.open();
      await page.evaluate(async (port) => {
        const connection = new RTCPeerConnection({
          iceServers: [{ urls: `stun:127.0.0.1:${port}` }],
        });
        connection.createDataChannel('x');
        await connection.setLocalDescription(await connection.createOffer());
      }, listener.port);
      await expect.poll(() => listener.packets).toBeGreaterThan(0);
      listener.close();
    },
  );

  isolatedTest('sends nothing from any window that a program can make', async ({ page }) => {
    await expectNoPackets(new PlaygroundPage(page));
  });

  isolatedTest(
    'sends nothing in browsers without Connection-Allowlist',
    async ({ playwright, baseURL }) => {
      const browser = await playwright.chromium.launch(
        launchOptions({
          optimizer: 'some',
          args: [...ISOLATION, '--disable-features=ConnectionAllowlists'],
          env,
        }),
      );
      const page = await browser.newPage({ baseURL: baseURL! });
      await expectNoPackets(new PlaygroundPage(page));
      await browser.close();
    },
  );

  isolatedTest('sends nothing even if a program gets hold of a connection', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(globalThis, { stashedPeerConnection: RTCPeerConnection });
    });
    const playground = new PlaygroundPage(page);
    const attempt = 'console.log(typeof (window as any).stashedPeerConnection); connect(window);';
    expect(await tryWebRtc(playground, 'a connection from outside', attempt)).toBe(0);
    await expect(playground.console).toContainText('function');
    await expect(playground.console).not.toContainText('Error');
  });
});

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
