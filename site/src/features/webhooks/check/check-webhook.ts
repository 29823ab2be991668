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
    return refused(`Paste up to ${MAX_INPUT_LENGTH} characters into each field.`);
  }
  const headers = readHeaders(input.headers);
  const missing = WEBHOOK_HEADERS.filter((name) => !headers[name]);
  if (missing.length > 0) {
    return refused(
      ...missing.map(
        (name) =>
          `The header ${name} is missing. A proxy or framework may have dropped it. Compare the headers with those that your server first received.`,
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
      'The secret is not valid base64. Copy the full secret, from whsec_ to the end, without quotes and spaces.',
    );
  }
  const given = readSignatures(headers['webhook-signature'] ?? '');
  if (given.length === 0) {
    return refused(
      'webhook-signature has no signature of version 1. Expected "v1," followed by base64.',
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
    return { isGenuine: true, findings: ['The signature is valid and the message is recent.'] };
  }
  const when = age > 0 ? `${describeSeconds(age)} ago` : `${describeSeconds(-age)} in the future`;
  return refused(
    `The signature is valid, but the message was signed ${when}, outside the tolerance of 5 minutes. A message that you kept for a test has expired. If a new message arrives outside the tolerance, check the clocks.`,
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
      return `The signature matches if the secret is read ${mistake}. The sender must decode the part after whsec_ from base64.`;
    }
  }
  if (/^[\da-f]{64}$/i.test(given[0] ?? '')) {
    return 'The signature is written in hexadecimal. Standard Webhooks writes it in base64.';
  }
  return 'The signature matches neither this body nor a common variant of it. Either the secret belongs to another endpoint or was rotated, or the headers and the body come from different messages.';
}

type OtherBody = { readonly body: string; readonly fault: string };

/** Variants of the body before something may have changed it. */
function otherBodies(body: string): readonly OtherBody[] {
  const ends = [
    { body: body.trim(), fault: changed('without the spaces and line breaks around it') },
    { body: `${body}\n`, fault: changed('with a final line break, which was lost') },
    { body: body.replaceAll('\n', '\r\n'), fault: changed('with Windows line breaks') },
  ];
  return [...ends, ...writtenAnew(body)].filter((other) => other.body !== body);
}

function writtenAnew(body: string): readonly OtherBody[] {
  try {
    const value: unknown = JSON.parse(body);
    const fault = changed(
      'before the JSON was parsed and serialised again, with other spaces or escapes',
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
  return `The signature matches the body ${how}. Verify the raw bytes, before anything parses them.`;
}

function refused(...findings: string[]): WebhookVerdict {
  return { isGenuine: false, findings };
}
