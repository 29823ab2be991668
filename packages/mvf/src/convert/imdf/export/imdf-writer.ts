import { interiorPoint, type LocalFrame, localFrame, type Point } from '@brand/geo';
import type { PointGeometry, Position } from '../../../geojson/types.gen.ts';
import type { Details } from '../../../v3/core/types.gen.ts';
import { type MapGeometry, positionsOf } from '../../export/rfc-geometry.ts';
import type { ImportReport } from '../../import-report.ts';
import type { StandardType } from '../import/imdf-type.ts';
import { isUuid, uuidFromName } from './uuid-from-name.ts';

/** A text in several languages, as IMDF writes it. */
export type LabelRecord = Readonly<Record<string, string>>;

/** A feature that is ready to be written. */
export type WrittenFeature = {
  readonly id: string;
  readonly type: 'Feature';
  readonly feature_type: StandardType;
  readonly geometry: MapGeometry | null;
  readonly properties: Readonly<Record<string, unknown>>;
};

/** Collects the features of an archive and assigns their ids. */
export class ImdfWriter {
  /** Language of texts without a translation. */
  readonly language: string;
  readonly report: ImportReport;
  readonly frame: LocalFrame;
  readonly #features = new Map<StandardType, WrittenFeature[]>();
  readonly #ids = new Map<string, string>();
  readonly #taken = new Set<string>();

  constructor(options: {
    readonly language: string;
    readonly report: ImportReport;
    readonly origin: Position;
  }) {
    this.language = options.language;
    this.report = options.report;
    this.frame = localFrame(options.origin);
  }

  /**
   * Returns the UUID of an object: its id in the source system if that is an unused UUID, otherwise
   * one derived from its id.
   */
  idOf(type: StandardType, id: string, details: Details = {}): string {
    const key = `${type}/${id}`;
    const known = this.#ids.get(key);
    if (known !== undefined) return known;
    const given = details.externalId?.toLowerCase();
    const uuid = isUuid(given) && !this.#taken.has(given) ? given : uuidFromName(key);
    this.#ids.set(key, uuid);
    this.#taken.add(uuid);
    return uuid;
  }

  add(
    type: StandardType,
    id: string,
    geometry: MapGeometry | null,
    properties: Readonly<Record<string, unknown>>,
  ): void {
    const feature: WrittenFeature = {
      id,
      type: 'Feature',
      feature_type: type,
      geometry,
      properties,
    };
    const features = this.#features.get(type);
    if (features) features.push(feature);
    else this.#features.set(type, [feature]);
  }

  /** Adds an opening. Properties that are not set are unknown. */
  addOpening(
    id: string,
    geometry: MapGeometry | null,
    properties: { readonly level_id: string } & Readonly<Record<string, unknown>>,
  ): void {
    this.add('opening', id, geometry, {
      category: 'pedestrian',
      accessibility: null,
      access_control: null,
      door: null,
      name: null,
      alt_name: null,
      display_point: this.displayPoint(geometry),
      ...properties,
    });
  }

  /** Returns a point in metres as a position of the archive. */
  toPosition(point: Point): Position {
    return round(this.frame.toLngLat(point));
  }

  /** The members that have features, by type. */
  get members(): ReadonlyMap<StandardType, readonly WrittenFeature[]> {
    return this.#features;
  }

  /** Returns a text in all its languages, or `null` if there is none, as IMDF requires. */
  labels(details: Details, key: 'name' | 'shortName'): LabelRecord | null {
    const labels = new Map<string, string>();
    const text = details[key];
    if (text) labels.set(this.language, text);
    for (const [language, texts] of Object.entries(details.translations ?? {})) {
      const translated = texts[key];
      if (translated && !labels.has(language)) labels.set(language, translated);
    }
    return labels.size > 0 ? Object.fromEntries(labels) : null;
  }

  /** Returns a point inside a geometry at which it can be labelled. */
  displayPoint(geometry: MapGeometry | null): PointGeometry | null {
    if (!geometry) return null;
    if (geometry.type === 'Point') return geometry;
    const polygon =
      geometry.type === 'Polygon'
        ? geometry.coordinates
        : geometry.type === 'MultiPolygon'
          ? geometry.coordinates[0]
          : undefined;
    const inside = polygon && interiorPoint(polygon.map((ring) => ring.map(this.frame.toMetres)));
    if (inside) return { type: 'Point', coordinates: this.toPosition(inside) };
    const positions = positionsOf(geometry);
    const [from = [], to = []] = [positions[0], positions.at(-1)];
    const middle = [0, 1].map((axis) => ((from[axis] ?? 0) + (to[axis] ?? 0)) / 2);
    return { type: 'Point', coordinates: round(middle) };
  }
}

function round(position: readonly number[]): Position {
  return position.slice(0, 2).map((degrees) => Math.round(degrees * 1e8) / 1e8);
}
