import { Webhook } from 'standardwebhooks';
import { describe, expect, test } from 'vitest';
import { checkWebhook, type WebhookInput } from './check-webhook';
import { makeExample } from './make-example';

const NOW = new Date('2026-11-03T09:41:12Z');
const SECRET = `whsec_${btoa('a secret of thirty-two characters')}`;
const BODY = '{"type":"webhook.test","data":{"n":1}}';

function signed(
  body: string = BODY,
  { secret = SECRET, sentAt = NOW }: { secret?: string; sentAt?: Date } = {},
): WebhookInput {
  const signature = new Webhook(secret).sign('msg_1', sentAt, body);
  const headers = [
    'Webhook-Id: msg_1',
    `Webhook-Timestamp: ${Math.floor(sentAt.getTime() / 1000)}`,
    `Webhook-Signature: ${signature}`,
  ].join('\n');
  return { headers, body, secret: SECRET };
}

function at(minutes: number): Date {
  return new Date(NOW.getTime() + minutes * 60_000);
}

async function findings(input: WebhookInput): Promise<string> {
  const verdict = await checkWebhook(input, NOW);
  expect(verdict.isGenuine).toBe(false);
  return verdict.findings.join('\n');
}

describe('checkWebhook', () => {
  test('accepts messages signed by the Standard Webhooks library', async () => {
    expect(await checkWebhook(signed(), NOW)).toMatchObject({ isGenuine: true });
  });

  test('creates an example that both it and the library accept', async () => {
    const now = new Date();
    const example = await makeExample(now);
    expect(await checkWebhook(example, now)).toMatchObject({ isGenuine: true });
    const headers = Object.fromEntries(
      example.headers.split('\n').map((line) => line.split(': ') as [string, string]),
    );
    expect(new Webhook(example.secret).verify(example.body, headers)).toMatchObject({
      type: 'venue.published',
    });
  });

  test('parses headers from logs and curl', async () => {
    const input = signed();
    const curl = input.headers.replaceAll(/^(.*)$/gm, "  -H '$1' \\");
    expect(await checkWebhook({ ...input, headers: curl }, NOW)).toMatchObject({ isGenuine: true });
    const json = input.headers.replaceAll(/^(.*?): (.*)$/gm, '  "$1": "$2",');
    expect(await checkWebhook({ ...input, headers: json }, NOW)).toMatchObject({ isGenuine: true });
  });

  test('accepts a message if one of two signatures matches', async () => {
    const input = signed();
    const headers = input.headers.replace('v1,', 'v1,AAAA v1a,BBBB v1,');
    expect(await checkWebhook({ ...input, headers }, NOW)).toMatchObject({ isGenuine: true });
  });

  test.each([
    [
      'JSON that was written again',
      { ...signed(), body: JSON.stringify(JSON.parse(BODY), null, 2) },
    ],
    [
      'JSON that was compacted',
      { ...signed(JSON.stringify(JSON.parse(BODY), null, 2)), body: BODY },
    ],
  ])('reports %s', async (_what, input) => {
    expect(await findings(input)).toContain('before the JSON was parsed and serialised again');
  });

  test('reports an added or a lost line break', async () => {
    expect(await findings({ ...signed(), body: `${BODY}\n` })).toContain('without the spaces');
    expect(await findings({ ...signed(`${BODY}\n`), body: BODY })).toContain(
      'with a final line break, which was lost',
    );
    expect(await findings({ ...signed('{\r\n}'), body: '{\n}' })).toContain('Windows line breaks');
  });

  test('reports a secret that the sender read as text', async () => {
    const text = btoa(SECRET.slice('whsec_'.length));
    expect(await findings(signed(BODY, { secret: text }))).toContain('as text instead of base64');
    expect(await findings(signed(BODY, { secret: btoa(SECRET) }))).toContain(
      'that includes whsec_',
    );
  });

  test('reports a message that is too old, or from the future', async () => {
    expect(await findings(signed(BODY, { sentAt: at(-6) }))).toContain('signed 6 minutes ago');
    expect(await findings(signed(BODY, { sentAt: at(-60 * 24 * 3) }))).toContain('3 days ago');
    expect(await findings(signed(BODY, { sentAt: at(7) }))).toContain('7 minutes in the future');
  });

  test('reports every missing header', async () => {
    expect(await findings({ ...signed(), headers: 'webhook-id: msg_1' })).toMatch(
      /webhook-timestamp is missing[\s\S]*webhook-signature is missing/,
    );
  });

  test.each([
    ['an invalid timestamp', 'timestamp: soon', 'expected whole seconds since 1970'],
    ['a signature without its version', 'signature: abcd', 'no signature of version 1'],
    ['a signature in hexadecimal', `signature: v1,${'0a'.repeat(32)}`, 'hexadecimal'],
  ])('reports %s', async (_what, header, message) => {
    const [name = ''] = header.split(':');
    const headers = signed().headers.replace(
      new RegExp(`Webhook-${name}: .*`, 'i'),
      `webhook-${header}`,
    );
    expect(await findings({ ...signed(), headers })).toContain(message);
  });

  test('reports a wrong or invalid secret', async () => {
    const other = `whsec_${btoa('another secret of an other endpoint')}`;
    expect(await findings({ ...signed(), secret: other })).toContain('belongs to another endpoint');
    expect(await findings({ ...signed(), secret: 'whsec_é' })).toContain('not valid base64');
    expect(await findings({ ...signed(), secret: '' })).toContain('not valid base64');
  });

  test('rejects input that is longer than any message', async () => {
    expect(await findings({ ...signed(), body: 'x'.repeat(100_001) })).toContain('up to 100000');
  });
});
