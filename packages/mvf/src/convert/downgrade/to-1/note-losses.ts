import type { Mvf2Document } from '../../../bundle/document.ts';
import type { Details } from '../../../v2/core/types.gen.ts';
import type { ImportReport } from '../../import-report.ts';

/** Extensions of version 2 that version 1 cannot hold. */
const EXTENSIONS: readonly (keyof Mvf2Document)[] = [
  'styles',
  'annotations',
  'annotationSymbols',
  'floorImages',
  'facades',
  'tilesets',
];

/** Reports the data that version 1 cannot hold, one entry per type of object. */
export function noteLosses(document: Mvf2Document, report: ImportReport): void {
  const note = (code: string, message: string, source: string): void =>
    report.note({ action: 'dropped', code, message, source });
  for (const key of EXTENSIONS) {
    if (document[key] === undefined) continue;
    note('extension', `Version 1 has no ${wordsOf(key)}: they were left out.`, key);
  }
  for (const { code, message, source, count } of lossesOf(document)) {
    for (let times = 0; times < count; times++) note(code, message, source);
  }
}

function wordsOf(key: string): string {
  return key.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

type Loss = {
  readonly code: string;
  readonly message: string;
  readonly source: string;
  readonly count: number;
};

function lossesOf(document: Mvf2Document): Loss[] {
  const { naturalBearing, tzid } = document.manifest?.features[0]?.properties ?? {};
  const hasVenue = naturalBearing !== undefined || tzid !== undefined || document.enterpriseVenue;
  const floors = (document.floors?.features ?? []).filter(
    ({ properties }) => properties.externalId !== '' || properties.details || properties.metadata,
  );
  const connections = (document.connections ?? []).filter(
    ({ details, metadata }) => metadata !== undefined || hasMoreThanName(details),
  );
  const texts = [...(document.locations ?? []), ...(document.locationCategories ?? [])].filter(
    ({ details }) => details.translations !== undefined || details.shortName !== undefined,
  );
  const facts = [
    ...(document.locations ?? []).filter(({ metadata }) => metadata !== undefined),
    ...(document.enterpriseLocations ?? []).filter(
      ({ picture, hidden, states, siblingGroups }) => picture ?? hidden ?? states ?? siblingGroups,
    ),
  ];
  return [
    {
      code: 'venue-facts',
      message:
        'Of the venue only its name, slug and centre were kept: bearing, time zone, address, languages and hours were left out.',
      source: 'manifest.geojson',
      count: hasVenue ? 1 : 0,
    },
    {
      code: 'floor-facts',
      message: 'Of floors only names, short names and elevations were kept.',
      source: 'floor.geojson',
      count: floors.length,
    },
    {
      code: 'connection-facts',
      message: 'Of the texts and metadata of connections only the names were kept.',
      source: 'connection.json',
      count: connections.length,
    },
    {
      code: 'translations',
      message: 'Version 1 has one language: short names and texts in others were left out.',
      source: 'locations.json',
      count: texts.length,
    },
    {
      code: 'location-facts',
      message: 'Images, states, sibling groups and metadata of locations were left out.',
      source: 'enterprise/locations.json',
      count: facts.length,
    },
    {
      code: 'location-instances',
      message:
        'Location instances became additional places of their locations, without separate texts.',
      source: 'location-instances.json',
      count: document.locationInstances?.length ?? 0,
    },
  ];
}

function hasMoreThanName(details: Details = {}): boolean {
  return Object.keys(details).some((key) => key !== 'name');
}
