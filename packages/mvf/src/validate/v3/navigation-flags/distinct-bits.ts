import { quote } from '../../describe-value.ts';
import type { V3Venue } from '../v3-venue.ts';

/** [F1] No two flags share a bit. */
export function distinctBits({ view }: V3Venue): void {
  for (const { file, value } of view.files('navigationFlags')) {
    const names = new Map<string, string>();
    for (const [name, { index, bit }] of Object.entries(value)) {
      const key = `index ${index}, bit ${bit}`;
      const other = names.get(key);
      if (other === undefined) names.set(key, name);
      else {
        const expected = 'a unique bit';
        const found = `${key}, which is also ${quote(other)}`;
        view.report({ code: 'flag-clash', file, path: [name], expected, found });
      }
    }
  }
}
