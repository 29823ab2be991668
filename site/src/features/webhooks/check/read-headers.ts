/** The headers that every message has. */
export const WEBHOOK_HEADERS = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const;

export type WebhookHeaders = Readonly<Partial<Record<(typeof WEBHOOK_HEADERS)[number], string>>>;

/**
 * Parses the headers of a webhook from pasted text, one per line, also in the format of curl and
 * logs.
 */
export function readHeaders(text: string): WebhookHeaders {
  const found = text.split('\n').flatMap((line) => {
    const [, name = '', value = ''] = /(webhook-[a-z]+)["']?\s*[:=]\s*(.*)$/i.exec(line) ?? [];
    const header = WEBHOOK_HEADERS.find((each) => each === name.toLowerCase());
    return header === undefined ? [] : [[header, unquote(value)] as const];
  });
  return Object.fromEntries(found);
}

function unquote(value: string): string {
  return value.replace(/^["'\s]+|["',\\\s]+$/g, '');
}
