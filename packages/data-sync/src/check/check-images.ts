import type { ValuePath } from './finding.ts';
import type { FindingList } from './finding-list.ts';
import type { CheckedFeed } from './record-check.ts';

const SHOWN = /\.(?:jpe?g|png|svg)$/i;
const OTHER = /\.([a-z0-9]{2,5})$/i;
const FIELDS = ['logo', 'image', 'images', 'icon', 'picture'];

/** Checks that images have a supported type. The schema checks sizes and URL schemes. */
export function checkImages({ records, findings }: CheckedFeed): void {
  for (const { value, path } of records) {
    for (const field of FIELDS) {
      const held = value[field];
      if (Array.isArray(held)) {
        for (const [index, one] of held.entries())
          checkImage(one, [...path, field, index], findings);
      } else if (held !== undefined) checkImage(held, [...path, field], findings);
    }
  }
}

function checkImage(value: unknown, path: ValuePath, findings: FindingList): void {
  const picture = value as { url?: unknown; fileName?: unknown; mediaType?: unknown };
  if (picture.mediaType !== undefined || picture.url === '') return;
  const name = imageName(picture);
  if (SHOWN.test(name)) return;
  const ending = OTHER.exec(name)?.[1];
  const message =
    ending === undefined
      ? `The name ${JSON.stringify(name)} does not indicate the type of the image.`
      : `Images of type "${ending.toLowerCase()}" are not shown.`;
  findings.add('image-type', path, message);
}

/** File name of an image, the first indication of whether it has changed. */
export function imageName(picture: { url?: unknown; fileName?: unknown }): string {
  if (typeof picture.fileName === 'string') return picture.fileName;
  const url = typeof picture.url === 'string' ? picture.url : '';
  const [path = ''] = url.split(/[?#]/);
  return path.slice(path.lastIndexOf('/') + 1);
}
