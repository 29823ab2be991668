import type { Mvf3Document } from '@brand/mvf';
import { parsePointer } from '../json-pointer';
import { field } from '../list-floors';
import type { ValuePlace } from '../protocol';
import { listFiles } from './list-files';

/** The document with one value replaced. All other values are those of the original. */
export function setValue(
  document: Mvf3Document,
  { file, pointer, json }: ValuePlace & { readonly json: string },
): Mvf3Document {
  const found = listFiles(document).find(({ path }) => path === file);
  if (!found) throw new Error(`The bundle has no file ${file}. Choose a value in another file.`);
  const { key, floorId } = found;
  const steps = [key, ...(floorId === undefined ? [] : [floorId]), ...parsePointer(pointer)];
  return replaceAt(document, steps, JSON.parse(json), `${file} ${pointer}`) as Mvf3Document;
}

function replaceAt(
  holder: unknown,
  [step, ...rest]: readonly string[],
  value: unknown,
  place: string,
): unknown {
  if (step === undefined) return value;
  const below = field(holder, step);
  if (below === undefined) throw new Error(`${place} no longer exists. Choose the value again.`);
  const changed = replaceAt(below, rest, value, place);
  if (Array.isArray(holder)) return holder.with(Number(step), changed);
  return { ...(holder as object), [step]: changed };
}
