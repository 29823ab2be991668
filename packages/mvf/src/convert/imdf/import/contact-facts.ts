import type { DraftPlace } from '../../../assemble/venue-draft.ts';
import { parseOpeningHours } from '../../opening-hours/parse-opening-hours.ts';
import { type ImdfContext, noteFeature } from './imdf-context.ts';
import { type ImdfFeature, isRecord, textOf } from './imdf-feature.ts';

type ContactFacts = Pick<DraftPlace, 'openingHours' | 'phone' | 'website' | 'links' | 'extra'>;

/**
 * Returns hours, telephone, website and other fields that venues, amenities and occupants have in
 * common.
 */
export function contactOf(context: ImdfContext, feature: ImdfFeature): ContactFacts {
  const hours = textOf(feature, 'hours');
  const parsed = hours === undefined ? undefined : parseOpeningHours(hours);
  if (parsed && !parsed.understood) {
    noteFeature(context, feature, {
      action: 'dropped',
      code: 'unknown-hours',
      message:
        'Opening hours with parts that are not days and times were read as far as possible. The text is kept in extra.hours.',
    });
  }
  const phone = textOf(feature, 'phone');
  const url = textOf(feature, 'website');
  const email = textOf(feature, 'email');
  const extra = {
    ...(parsed && !parsed.understood && { hours }),
    ...(isRecord(feature.properties['validity']) && { validity: feature.properties['validity'] }),
  };
  return {
    ...(parsed && parsed.hours.length > 0 && { openingHours: parsed.hours }),
    ...(phone !== undefined && { phone }),
    ...(url !== undefined && { website: { label: hostOf(url), url } }),
    ...(email !== undefined && { links: [{ label: email, url: `mailto:${email}` }] }),
    ...(Object.keys(extra).length > 0 && { extra }),
  };
}

/** Returns the host of a web URL, used as link text. */
function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') || url : url;
}
