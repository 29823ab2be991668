import type { DefaultStyle, Style } from '@brand/mvf/v3';
import { ToolFileError } from '@site/src/tools/shared/file/field-reader';
import { parseToolFile } from '@site/src/tools/shared/file/open-tool-file';
import { HEX_COLOR } from '@site/src/tools/shared/hex-color';
import { LABEL_FORMAT, readLabels, writeLabels } from './label-file.ts';
import type { StudioStyle } from './studio-style.ts';

const TITLE = 'style or label file';
const MAX_QUOTE_LENGTH = 40;

type StyleCheck = (value: unknown) => Promise<DefaultStyle>;

/** Reads a style of shapes or a label style, as a change of the present style. */
export async function importFile(
  text: string,
  { original, check }: { readonly original: DefaultStyle; readonly check: StyleCheck },
): Promise<(present: StudioStyle) => StudioStyle> {
  const value = parseToolFile(text, TITLE);
  const format = formatOf(value);
  if (format === LABEL_FORMAT) {
    const labels = readLabels(value);
    return (present) => ({ ...present, labels });
  }
  if (format !== undefined) {
    throw new ToolFileError(
      `The file is not a ${TITLE}: its format is "${format.slice(0, MAX_QUOTE_LENGTH)}". Open it in the tool that saved it.`,
    );
  }
  const style = reuseOriginals(await check(value), original);
  return (present) => ({ ...present, style });
}

/** The `format` of a tool file. A style has none, because its entries are not strings. */
function formatOf(value: unknown): string | undefined {
  const { format } = (value ?? {}) as { readonly format?: unknown };
  return typeof format === 'string' ? format : undefined;
}

/**
 * Reuses the venue's entries and lists of shapes where they are equal, because they are compared by
 * identity.
 */
function reuseOriginals(style: DefaultStyle, original: DefaultStyle): DefaultStyle {
  return Object.fromEntries(
    Object.entries(style).map(([token, entry]) => {
      const first = original[token];
      if (!first) return [token, entry];
      if (JSON.stringify(entry) === JSON.stringify(first)) return [token, first];
      return isSameList(entry.geometryAnchors, first.geometryAnchors)
        ? [token, { ...entry, geometryAnchors: first.geometryAnchors }]
        : [token, entry];
    }),
  );
}

/** Serialises a draft. Entries omit their shapes if the venue has the same ones. */
export function serializeDraft({ style, labels }: StudioStyle, original: DefaultStyle): string {
  const looks = Object.fromEntries(
    Object.entries(style).map(([token, entry]) => {
      const { geometryAnchors, ...look } = entry;
      return [token, geometryAnchors === original[token]?.geometryAnchors ? look : entry];
    }),
  );
  return JSON.stringify({ looks, labels: JSON.parse(writeLabels(labels)) as unknown });
}

/** Throws if the draft is malformed or belongs to another venue. */
export function parseDraft(text: string, original: DefaultStyle): StudioStyle {
  const { looks, labels } = parseToolFile(text, TITLE) as {
    readonly looks: Readonly<Record<string, Partial<Style>>>;
    readonly labels: unknown;
  };
  const style = Object.fromEntries(
    Object.entries(looks).map(([token, look]) => {
      const geometryAnchors = look.geometryAnchors ?? original[token]?.geometryAnchors;
      if (!geometryAnchors || !isLook(look)) {
        throw new Error(`The venue has no entry "${token}". Import your exported file instead.`);
      }
      return [token, { geometryAnchors, ...look } as Style];
    }),
  );
  return { style: reuseOriginals(style, original), labels: readLabels(labels) };
}

function isLook({ color, opacity, height, altitude, buffer }: Partial<Style>): boolean {
  const isColor = typeof color === 'string' && HEX_COLOR.test(color);
  return isColor && [opacity, height, altitude, buffer].every((value) => Number.isFinite(value));
}

function isSameList(a: Style['geometryAnchors'], b?: Style['geometryAnchors']): boolean {
  if (a === b) return true;
  if (a.length !== b?.length) return false;
  return a.every(({ geometryId }, index) => geometryId === b[index]?.geometryId);
}
