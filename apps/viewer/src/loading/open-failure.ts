import { MapViewError } from '@brand/web-sdk';

/** Why a map cannot be shown, as visitors are told. */
export type FailureKind =
  | 'unknown-venue'
  | 'private'
  | 'no-answer'
  | 'no-webgl'
  | 'damaged'
  | 'not-a-bundle'
  | 'convertible'
  | 'too-large'
  | 'not-found'
  | 'refused'
  | 'offline'
  | 'blocked'
  | 'cross-origin'
  | 'insecure'
  | 'other';

/** What a sentence about a failure names. */
export type FailureValues = {
  /** The venue, the file or the address. */
  readonly name: string;
  /** The host that the bundle is on. */
  readonly host?: string;
  /** The format that the file has instead. */
  readonly format?: string;
  /** Megabytes that a bundle may have. */
  readonly most?: number;
};

/** A map cannot be opened. `kind` selects the sentence for visitors; the message is for developers. */
export class OpenFailure extends Error {
  override readonly name = 'OpenFailure';
  readonly kind: FailureKind;
  readonly values: FailureValues;

  constructor(
    kind: FailureKind,
    message: string,
    values: FailureValues,
    options?: { readonly cause?: unknown },
  ) {
    super(message, options);
    this.kind = kind;
    this.values = values;
  }

  get canRetry(): boolean {
    return ['no-answer', 'offline', 'refused', 'other'].includes(this.kind);
  }
}

const KINDS: Readonly<Partial<Record<MapViewError['code'], FailureKind>>> = {
  'map-view/unknown-venue': 'unknown-venue',
  'map-view/wrong-key': 'private',
  'map-view/network': 'no-answer',
  'map-view/no-webgl': 'no-webgl',
  'map-view/bad-bundle': 'damaged',
};

/** The failure that an error of the SDK is to a visitor. */
export function toOpenFailure(error: unknown, name: string): OpenFailure {
  if (error instanceof OpenFailure) return error;
  const kind = (error instanceof MapViewError ? KINDS[error.code] : undefined) ?? 'other';
  const message = error instanceof Error ? error.message : String(error);
  return new OpenFailure(kind, message, { name }, { cause: error });
}
