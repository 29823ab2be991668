import { CAMERA_LIMITS, isWithin, MAX_TEXT_LENGTH } from './limits.ts';
import type { ViewerCamera, ViewerLink, ViewerMode, ViewerTheme } from './viewer-state.ts';

/** A value in a URL that is not valid, and the expected value. */
export type LinkProblem = {
  /** Name of the parameter, such as `camera`. */
  readonly parameter: string;
  readonly message: string;
};

/** Values of a URL, and the problems found in it. */
export type ParsedLink = {
  readonly link: Partial<ViewerLink>;
  readonly problems: readonly LinkProblem[];
};

/** Maximum lengths of parameters that may be longer than others. */
const MAX_LENGTHS: Readonly<Partial<Record<keyof ViewerLink, number>>> = {
  bundle: 2048,
  token: 4096,
};
const MODES: readonly ViewerMode[] = ['map', 'minimap', 'directory'];
const THEMES: readonly ViewerTheme[] = ['light', 'dark'];
/** Default of `kiosk` if the URL does not specify a time, in seconds. */
export const KIOSK_SECONDS = 60;
const KIOSK_LIMITS = [10, 3600] as const;
const ID = /^[\w.-]+$/;
const LANGUAGE = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/;

class BadValue extends Error {}

type Readers = { readonly [Name in keyof ViewerLink]-?: (text: string) => ViewerLink[Name] };

const READERS: Readers = {
  venue: (text) => {
    if (!ID.test(text)) throw new BadValue('the id of a venue, such as harbour-mall');
    return text;
  },
  bundle: readBundle,
  location: readPlace,
  floor: readPlace,
  from: readPlace,
  to: readPlace,
  accessible: readFlag,
  language: (text) => {
    if (!LANGUAGE.test(text)) throw new BadValue('a language, such as en or pt-BR');
    return text;
  },
  camera: readCamera,
  mode: (text) => readOneOf(MODES, text),
  theme: (text) => readOneOf(THEMES, text),
  kiosk: readKiosk,
  embedded: readFlag,
  origin: readOrigin,
  token: (text) => text,
};

/** Names of all parameters of a viewer URL. */
export const LINK_PARAMETERS: readonly string[] = Object.keys(READERS);

/**
 * Reads the URL of a viewer. Values that are not valid do not throw: they are omitted and listed in
 * `problems`. Unknown parameters are ignored, because other tools add parameters to URLs.
 *
 * @example
 * const { link, problems } = readDeepLink(location.href);
 */
export function readDeepLink(address: string | URL): ParsedLink {
  const { searchParams } = new URL(address);
  const problems: LinkProblem[] = [];
  const values = Object.entries(READERS).flatMap(([parameter, read]) => {
    const [text, ...others] = searchParams.getAll(parameter);
    if (text === undefined) return [];
    try {
      if (others.length > 0) throw new BadValue('one value');
      const most = MAX_LENGTHS[parameter as keyof ViewerLink] ?? MAX_TEXT_LENGTH;
      if (text.length > most) throw new BadValue(`at most ${most} characters`);
      const value = read(text);
      return value === undefined ? [] : [[parameter, value] as const];
    } catch (error) {
      if (!(error instanceof BadValue)) throw error;
      const found = others.length > 0 ? `${others.length + 1} values` : quote(text);
      problems.push({ parameter, message: `expected ${error.message}, found ${found}.` });
      return [];
    }
  });
  return { link: Object.fromEntries(values), problems };
}

/**
 * Returns the URL of a viewer that shows `link`.
 *
 * @example
 * writeDeepLink('https://maps.example.com/viewer/', { venue: 'harbour-mall', to: 'loc_cinema' });
 */
export function writeDeepLink(viewer: string | URL, link: ViewerLink): string {
  const url = new URL(viewer);
  for (const name of Object.keys(READERS) as (keyof ViewerLink)[]) {
    url.searchParams.delete(name);
    const value = link[name];
    // Defaults are omitted.
    if (value === undefined || value === false || value === 'map') continue;
    url.searchParams.set(name, textOf(value));
  }
  return url.href;
}

function textOf(value: NonNullable<ViewerLink[keyof ViewerLink]>): string {
  return typeof value === 'object' ? writeCamera(value) : String(value);
}

/** A precision of one metre needs five decimal places. */
function writeCamera({ latitude, longitude, zoom, bearing = 0, pitch = 0 }: ViewerCamera): string {
  const values = [latitude.toFixed(6), longitude.toFixed(6), zoom.toFixed(2)];
  if (bearing !== 0 || pitch !== 0) values.push(bearing.toFixed(0));
  if (pitch !== 0) values.push(pitch.toFixed(0));
  return values.join(',');
}

function readCamera(text: string): ViewerCamera {
  const [latitude, longitude, zoom, bearing = 0, pitch = 0, ...others] = text
    .split(',')
    .map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  if (
    others.length > 0 ||
    !isWithin(latitude, CAMERA_LIMITS.latitude) ||
    !isWithin(longitude, CAMERA_LIMITS.longitude) ||
    !isWithin(zoom, CAMERA_LIMITS.zoom) ||
    !isWithin(bearing, CAMERA_LIMITS.bearing) ||
    !isWithin(pitch, CAMERA_LIMITS.pitch)
  ) {
    throw new BadValue('latitude,longitude,zoom,bearing,pitch, such as 38.7034,-9.139,18,45,30');
  }
  return { latitude, longitude, zoom, bearing, pitch };
}

function readBundle(text: string): string {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') {
    throw new BadValue('the URL of a bundle, such as https://www.example.com/venue.zip');
  }
  return url.href;
}

function readPlace(text: string): string {
  if (text.trim() === '') throw new BadValue('an id');
  return text;
}

function readOneOf<Value extends string>(values: readonly Value[], text: string): Value {
  const value = values.find((each) => each === text);
  if (value === undefined) throw new BadValue(`one of ${values.join(', ')}`);
  return value;
}

function readFlag(text: string): boolean {
  if (text !== 'true' && text !== 'false') throw new BadValue('true or false');
  return text === 'true';
}

function readKiosk(text: string): number | undefined {
  if (text === 'true') return KIOSK_SECONDS;
  if (text === 'false') return undefined;
  const seconds = text === '' ? Number.NaN : Number(text);
  if (!Number.isInteger(seconds) || !isWithin(seconds, KIOSK_LIMITS)) {
    throw new BadValue(`seconds from ${KIOSK_LIMITS.join(' to ')}, or true`);
  }
  return seconds;
}

function readOrigin(text: string): string {
  const url = URL.parse(text);
  if (!url || url.origin !== text || !/^https?:$/.test(url.protocol)) {
    throw new BadValue('an origin without a path, such as https://www.example.com');
  }
  return text;
}

function quote(text: string): string {
  return `"${text.length > 60 ? `${text.slice(0, 60)}…` : text}"`;
}
