import type { DraftPlace } from '../../assemble/venue-draft.ts';
import type { ImportReport } from '../import-report.ts';
import { parseOpeningHours } from '../opening-hours/parse-opening-hours.ts';
import type { OsmTags } from './osm-feature.ts';

type Contact = Pick<
  DraftPlace,
  'phone' | 'website' | 'links' | 'social' | 'images' | 'openingHours' | 'tags' | 'extra'
>;

const NETWORKS: Readonly<Record<string, { readonly name: string; readonly base: string }>> = {
  facebook: { name: 'Facebook', base: 'https://www.facebook.com/' },
  instagram: { name: 'Instagram', base: 'https://www.instagram.com/' },
  twitter: { name: 'X', base: 'https://x.com/' },
  youtube: { name: 'YouTube', base: 'https://www.youtube.com/' },
  linkedin: { name: 'LinkedIn', base: 'https://www.linkedin.com/' },
};

// Keys that have their own field in the draft, and keys about mapping itself.
const USED =
  /^(name|short_name|description)(:.*)?$|^(ref|loc_ref|level|repeat_on|level:ref|layer|indoor|area|type|source|access|wheelchair|width|phone|website|url|image|wikipedia|email|alt_name|brand|operator|old_name|official_name|shop|amenity|tourism|leisure|office|healthcare|craft|historic|emergency|public_transport|telecom|room|contact:.*|source:.*|check_date.*)$/;

/** Returns contact details, opening hours and the remaining tags of a place. */
export function contactDetails(id: string, tags: OsmTags, report: ImportReport): Contact {
  const phone = tags['phone'] ?? tags['contact:phone'] ?? tags['contact:mobile'];
  const website = toUrl(tags['website'] ?? tags['contact:website'] ?? tags['url']);
  const links = linksOf(tags);
  const social = socialOf(tags);
  const image = toUrl(tags['image']);
  const hours = hoursOf(id, tags, report);
  const words = ['alt_name', 'brand', 'operator', 'old_name', 'official_name'].flatMap((key) =>
    (tags[key] ?? '').split(';').map((word) => word.trim()),
  );
  const searchWords = [...new Set(words)].filter((word) => word && word !== tags['name']);
  const rest = Object.entries(tags).filter(
    ([key]) => !USED.test(key) && (key !== 'opening_hours' || hours.length === 0),
  );
  return {
    ...(phone && { phone }),
    ...(website && { website: { label: new URL(website).hostname, url: website } }),
    ...(links.length > 0 && { links }),
    ...(social.length > 0 && { social }),
    ...(image && { images: [{ url: image }] }),
    ...(hours.length > 0 && { openingHours: hours }),
    ...(searchWords.length > 0 && { tags: searchWords }),
    ...(rest.length > 0 && { extra: { osm: Object.fromEntries(rest) } }),
  };
}

function hoursOf(id: string, tags: OsmTags, report: ImportReport): DraftPlace['openingHours'] & {} {
  const text = tags['opening_hours'];
  if (text === undefined) return [];
  const { hours, understood } = parseOpeningHours(text);
  if (!understood) {
    report.note({
      action: 'dropped',
      code: 'opening-hours',
      message: 'Opening hours with rules that MVF cannot express were kept only in part.',
      example: `${id}, ${text.slice(0, 60)}`,
    });
  }
  return hours;
}

function linksOf(tags: OsmTags): { label: string; url: string }[] {
  const links: { label: string; url: string }[] = [];
  const email = tags['email'] ?? tags['contact:email'];
  if (email?.includes('@')) links.push({ label: email, url: `mailto:${email}` });
  const [, language, title] = /^([a-z-]{2,12}):(.+)$/.exec(tags['wikipedia'] ?? '') ?? [];
  if (language && title) {
    const page = encodeURIComponent(title.replaceAll(' ', '_'));
    links.push({ label: 'Wikipedia', url: `https://${language}.wikipedia.org/wiki/${page}` });
  }
  return links;
}

function socialOf(tags: OsmTags): { name: string; url: string }[] {
  return Object.entries(NETWORKS).flatMap(([key, { name, base }]) => {
    const text = tags[`contact:${key}`] ?? tags[key];
    if (!text) return [];
    const url = /[./]/.test(text)
      ? toUrl(text)
      : `${base}${encodeURIComponent(text.replace(/^@/, ''))}`;
    return url ? [{ name, url }] : [];
  });
}

/** Parses a web URL. Mappers often omit the scheme. Other schemes are rejected. */
function toUrl(text: string | undefined): string | undefined {
  const first = text?.split(';')[0]?.trim();
  if (!first) return undefined;
  const url = /^[a-z][a-z0-9+.-]*:/i.test(first) ? first : `https://${first}`;
  return URL.canParse(url) && /^https?:\/\/[^/]+\./i.test(url) ? url : undefined;
}
