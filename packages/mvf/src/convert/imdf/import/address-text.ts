import { type ImdfContext, noteFeature } from './imdf-context.ts';
import { type ImdfFeature, textOf } from './imdf-feature.ts';

/** Returns the address that a feature refers to, in one line, or `undefined` if there is none. */
export function addressOf(context: ImdfContext, feature: ImdfFeature): string | undefined {
  const address = findAddress(context, feature);
  return address && addressText(address);
}

/** Returns the address feature that a feature refers to. */
export function findAddress(context: ImdfContext, feature: ImdfFeature): ImdfFeature | undefined {
  if (textOf(feature, 'address_id') === undefined) return undefined;
  const address = context.members.find('address', feature.properties['address_id']);
  if (!address) {
    noteFeature(context, feature, {
      action: 'dropped',
      code: 'dangling-address',
      message: 'References to addresses that do not exist were left out.',
    });
  }
  return address;
}

function addressText(address: ImdfFeature): string | undefined {
  const country = textOf(address, 'country');
  const province = textOf(address, 'province');
  const code = [textOf(address, 'postal_code'), textOf(address, 'postal_code_ext')]
    .filter((part) => part !== undefined)
    .join('-');
  // ISO 3166-2 repeats the country, `US-CA`, which postal addresses omit.
  const isRepeated = province?.toLowerCase().startsWith(`${country?.toLowerCase()}-`);
  const region = isRepeated ? province?.slice((country?.length ?? 0) + 1) : province;
  const parts = [
    textOf(address, 'address'),
    textOf(address, 'unit'),
    textOf(address, 'locality'),
    [region, code].filter(Boolean).join(' ') || undefined,
    country,
  ];
  return parts.filter((part) => part !== undefined).join(', ') || undefined;
}
