import { idOf, type ImdfFeature } from './imdf-feature.ts';
import type { ImdfType } from './imdf-type.ts';

/** The content of an archive: its features by type and by id. */
export class ImdfMembers {
  /** The content of `manifest.json`, or an empty object if there is none. */
  readonly manifest: Readonly<Record<string, unknown>>;
  readonly #byType = new Map<ImdfType, ImdfFeature[]>();
  readonly #byId = new Map<string, ImdfFeature>();

  constructor(
    features: readonly ImdfFeature[],
    manifest: Readonly<Record<string, unknown>> | undefined,
  ) {
    this.manifest = manifest ?? {};
    for (const feature of features) {
      const list = this.#byType.get(feature.type);
      if (list) list.push(feature);
      else this.#byType.set(feature.type, [feature]);
      this.#byId.set(keyOf(feature.type, feature.id), feature);
    }
  }

  /** Returns the features of a type, in the order of the archive. */
  of(type: ImdfType): readonly ImdfFeature[] {
    return this.#byType.get(type) ?? [];
  }

  /** Returns the feature that a reference identifies. Ids are compared case-insensitively. */
  find(type: ImdfType, reference: unknown): ImdfFeature | undefined {
    const id = idOf(reference);
    return id === undefined ? undefined : this.#byId.get(keyOf(type, id));
  }
}

function keyOf(type: ImdfType, id: string): string {
  return `${type}/${id.toLowerCase()}`;
}
