import { quote } from '../../describe-value.ts';
import type { V3Venue } from '../v3-venue.ts';

/** [W1] A tileset repeats the key under which it stands. */
export function tilesetKeys({ view }: V3Venue): void {
  for (const { file, value } of view.files('tileset')) {
    for (const [name, { key }] of Object.entries(value)) {
      if (key === name) continue;
      const path = [name, 'key'];
      view.report({ code: 'key-mismatch', file, path, expected: quote(name), found: quote(key) });
    }
  }
}
