import type { V1FloorFiles, V1VenueFiles } from '../v1/files.ts';
import type { V2FloorFiles, V2VenueFiles } from '../v2/files.ts';
import type { V3FloorFiles, V3VenueFiles } from '../v3/files.ts';

/** The major versions of the format. */
export type MvfVersion = 1 | 2 | 3;

/** Files that exist once, by version and key. */
export type VenueFiles = { 1: V1VenueFiles; 2: V2VenueFiles; 3: V3VenueFiles };
/** Files that exist once per floor, by version and key. */
export type FloorFiles = { 1: V1FloorFiles; 2: V2FloorFiles; 3: V3FloorFiles };

/** Files of a version that exist once, by key. */
export type VenueFilesOf<V extends MvfVersion> = VenueFiles[V];

/** Files of a version that exist once per floor, by key. */
export type FloorFilesOf<V extends MvfVersion> = FloorFiles[V];

/** Fields that every document has in any version. */
export type DocumentBase = {
  /** Files that this package does not recognise, by path: other extensions, images. */
  extras: Record<string, Uint8Array>;
};

/** A whole bundle in memory. Files per floor are records by floor id. */
export type Mvf3Document = DocumentBase & { version: 3 } & Pick<
    V3VenueFiles,
    'manifest' | 'floors'
  > &
  Partial<Omit<V3VenueFiles, 'manifest' | 'floors'>> & {
    [K in keyof V3FloorFiles]?: Record<string, V3FloorFiles[K]>;
  };

/** A whole version 2 bundle in memory. */
export type Mvf2Document = DocumentBase & { version: 2 } & Partial<V2VenueFiles> & {
    [K in keyof V2FloorFiles]?: Record<string, V2FloorFiles[K]>;
  };

/** A whole version 1 bundle in memory. */
export type Mvf1Document = DocumentBase & { version: 1 } & Partial<V1VenueFiles> & {
    [K in keyof V1FloorFiles]?: Record<string, V1FloorFiles[K]>;
  };

/** A whole bundle of any version in memory. */
export type MvfDocument = Mvf1Document | Mvf2Document | Mvf3Document;

/** The document of a version. */
export type DocumentOf<V extends MvfVersion> = Extract<MvfDocument, { version: V }>;
