import type { Venue } from '@brand/web-sdk';
import { fromBase64 } from '../protocol/base64.ts';
import { BridgeError } from '../protocol/bridge-error.ts';
import { isElementType } from '../protocol/element-fields.ts';
import type { Wire } from '../protocol/messages.ts';

/** Lookups for references in arguments. */
export type ReviveContext = {
  readonly venue: () => Venue;
  readonly handle: (id: number) => object;
  readonly signal: (id: number, isAborted: boolean) => AbortSignal;
  readonly createHtml: (source: string) => object;
};

type Tagged = { readonly [key: string]: Wire };

/** Decodes an argument for the Web SDK. */
export function deserialize(wire: Wire, context: ReviveContext): unknown {
  if (typeof wire !== 'object' || wire === null) return wire;
  if (Array.isArray(wire))
    return (wire as readonly Wire[]).map((item) => deserialize(item, context));
  const tagged = wire as Tagged;
  if ('$' in tagged) return reviveTagged(tagged, context);
  return Object.fromEntries(
    Object.entries(tagged).map(([key, value]) => [key, deserialize(value, context)]),
  );
}

function reviveTagged(tagged: Tagged, context: ReviveContext): unknown {
  switch (tagged['$']) {
    case 'undefined':
      return undefined;
    case 'number':
      return Number(tagged['value']);
    case 'date':
      return new Date(tagged['value'] as number);
    case 'bytes':
      return fromBase64(tagged['base64'] as string);
    case 'html':
      return context.createHtml(tagged['html'] as string);
    case 'handle':
      return context.handle(tagged['id'] as number);
    case 'signal':
      return context.signal(tagged['id'] as number, tagged['aborted'] === true);
    case 'element':
      return findElement(context.venue(), tagged['type'], tagged['id'] as string);
    case 'object':
      return Object.fromEntries(
        (tagged['entries'] as readonly (readonly [string, Wire])[]).map(([key, value]) => [
          key,
          deserialize(value, context),
        ]),
      );
    default:
      throw new BridgeError(
        'bridge/bad-message',
        `The page does not recognise values tagged ${JSON.stringify(tagged['$'])}. Use the host page of ` +
          'the installed SDK.',
      );
  }
}

/** Returns the element with a type and id. Throws `venue/unknown-element` if it does not exist. */
export function findElement(venue: Venue, type: unknown, id: string): object {
  if (isElementType(type)) return venue.get(type, id);
  throw new BridgeError(
    'bridge/bad-message',
    `Expected the type of an element such as "space", found ${JSON.stringify(type)}.`,
  );
}
