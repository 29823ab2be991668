import { readHeaders, WEBHOOK_HEADERS } from './read-headers';
import { type SignedMessage, signMessage } from './sign-message';
import { mistakenKeys, readSecret } from './webhook-secret';

/** Text that the reader pasted. */
export type WebhookInput = {
  readonly headers: string;
  /** The raw body. */
  readonly body: string;
  readonly secret: string;
};

export type WebhookVerdict = {
  readonly isGenuine: boolean;
  /** Findings, most important first. */
  readonly findings: readonly string[];
};

const MAX_INPUT_LENGTH = 100_000;
const TOLERANCE_SECONDS = 5 * 60;

/**
 * Verifies a message like a receiver does. On failure, names the usual mistake that explains it.
 */
export async function checkWebhook(input: WebhookInput, now: Date): Promise<WebhookVerdict> {
  const { body } = input;
  if (Object.values(input).some((text) => text.length > MAX_INPUT_LENGTH)) {
    return refused(`Paste at most ${MAX_INPUT_LENGTH} characters into each field.`);
  }
  const headers = readHeaders(input.headers);
  const missing = WEBHOOK_HEADERS.filter((name) => !headers[name]);
  if (missing.length > 0) {
    return refused(
      ...missing.map(
        (name) =>
          `The header ${name} is missing. A proxy or framework may have dropped it: compare with what your server received first.`,
      ),
    );
  }
  const { 'webhook-id': id = '', 'webhook-timestamp': timestamp = '' } = headers;
  if (!/^\d+$/.test(timestamp)) {
    return refused(
      `webhook-timestamp: expected whole seconds since 1970, found "${timestamp.slice(0, 40)}".`,
    );
  }
  const secret = input.secret.trim();
  const key = readSecret(secret);
  if (!key) {
    return refused(
      'The secret is no base64. Copy it whole, from whsec_ to the end, without quotes and spaces.',
    );
  }
  const given = readSignatures(headers['webhook-signature'] ?? '');
  if (given.length === 0) {
    return refused(
      'webhook-signature has no signature of version 1. Expected "v1," and base64 behind it.',
    );
  }
  const message = { id, timestamp, body };
  if (given.includes(await signMessage(key, message))) return checkAge(Number(timestamp), now);
  return refused(await diagnoseSignature(message, { key, secret, given }));
}

/** Signatures of version 1. The header lists several while secrets are rotated. */
function readSignatures(header: string): readonly string[] {
  return header.split(/\s+/).flatMap((part) => {
    const [version, signature = ''] = part.split(',');
    return version === 'v1' && signature !== '' ? [signature] : [];
  });
}

function checkAge(timestamp: number, now: Date): WebhookVerdict {
  const age = Math.floor(now.getTime() / 1000) - timestamp;
  if (Math.abs(age) <= TOLERANCE_SECONDS) {
    return { isGenuine: true, findings: ['The signature fits, and the message is fresh.'] };
  }
  const when = age > 0 ? `${describeSeconds(age)} ago` : `${describeSeconds(-age)} ahead of now`;
  return refused(
    `The signature fits, but the message was signed ${when}, and 5 minutes are tolerated. A message that you kept for a test is too old by now; one that arrives too old means that a clock is wrong.`,
  );
}

function describeSeconds(seconds: number): string {
  if (seconds < 7200) return `${Math.round(seconds / 60)} minutes`;
  return seconds < 172_800
    ? `${Math.round(seconds / 3600)} hours`
    : `${Math.round(seconds / 86_400)} days`;
}

type Attempt = {
  readonly key: Uint8Array<ArrayBuffer>;
  readonly secret: string;
  readonly given: readonly string[];
};

/** Tries the usual mistakes until one explains the signature. */
async function diagnoseSignature(
  message: SignedMessage,
  { key, secret, given }: Attempt,
): Promise<string> {
  for (const { body, fault } of otherBodies(message.body)) {
    if (given.includes(await signMessage(key, { ...message, body }))) return fault;
  }
  for (const { key: other, mistake } of mistakenKeys(secret)) {
    if (given.includes(await signMessage(other, message))) {
      return `The signature fits if the secret is read ${mistake}: the sender has to decode what stands behind whsec_ from base64.`;
    }
  }
  if (/^[\da-f]{64}$/i.test(given[0] ?? '')) {
    return 'The signature is written in hexadecimal. Standard Webhooks writes it in base64.';
  }
  return 'The signature fits neither this body nor a usual variant of it. Either the secret belongs to another endpoint or was rotated, or headers and body are of two messages.';
}

type OtherBody = { readonly body: string; readonly fault: string };

/** Variants of the body before something may have changed it. */
function otherBodies(body: string): readonly OtherBody[] {
  const ends = [
    { body: body.trim(), fault: changed('without the spaces and line breaks around it') },
    { body: `${body}\n`, fault: changed('with a line break at its end, which got lost') },
    { body: body.replaceAll('\n', '\r\n'), fault: changed('with Windows line breaks') },
  ];
  return [...ends, ...writtenAnew(body)].filter((other) => other.body !== body);
}

function writtenAnew(body: string): readonly OtherBody[] {
  try {
    const value: unknown = JSON.parse(body);
    const fault = changed(
      'as it is before JSON was parsed and written again, with other spaces or escapes',
    );
    return [undefined, 2, 4].map((indent) => ({
      body: JSON.stringify(value, undefined, indent),
      fault,
    }));
  } catch {
    return [];
  }
}

function changed(how: string): string {
  return `The signature fits the body ${how}. Verify the bytes as they came, before anything reads them.`;
}

function refused(...findings: string[]): WebhookVerdict {
  return { isGenuine: false, findings };
}
