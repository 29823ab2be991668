import { use, useId, useRef } from 'react';
import { useMapKeys } from '@site/src/account/map-keys/use-map-keys';
import { entryOf } from '../compile/compiled-program';
import { DEMO_VENUES } from '@site/src/venue/demo-venues';
import { useCodeParts } from './use-code-parts';
import type { Playing } from './use-session';
import { OpenBundleContext } from './VenueDrop';
import barStyles from './bar.module.css';

const OWN_FILE = 'own-file';

/** Changes the venue by editing the code, and shows the venue that the code names. */
export default function VenueChooser({ session, state }: Playing) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const bring = use(OpenBundleContext);
  const { files, source, bundle } = state;
  const entry = entryOf(files);
  const text = files[entry] ?? '';
  const isOffered = source?.version === '6.0';
  const code = useCodeParts(isOffered);
  const mapKeys = useMapKeys();
  const venue = code?.readVenue(text, entry);
  const chosen = venue && ('venueId' in venue ? valueOf(venue) : OWN_FILE);
  const choose = (value: string): void => {
    if (value === OWN_FILE) {
      input.current?.click();
      return;
    }
    const [venueId = '', key = ''] = value.split(SEPARATOR);
    const changed = code?.withVenue(text, entry, { venueId, key });
    if (changed !== undefined) session.edit(entry, changed);
  };
  if (!isOffered) return undefined;
  const options = new Map<string, string>([
    ...DEMO_VENUES.map(({ id: venueId, name }): [string, string] => [
      valueOf({ venueId, key: 'demo' }),
      name,
    ]),
    ...mapKeys.map((mapKey): [string, string] => [valueOf(mapKey), mapKey.label]),
  ]);
  if (venue && 'venueId' in venue && !options.has(valueOf(venue))) {
    options.set(valueOf(venue), venue.venueId);
  }
  return (
    <div className={barStyles.field}>
      <label htmlFor={id}>Venue</label>
      <select
        id={id}
        value={chosen ?? ''}
        disabled={code !== undefined && chosen === undefined}
        onChange={({ target }) => choose(target.value)}
      >
        {chosen === undefined && <option value="">As in the code</option>}
        {[...options].map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
        <option value={OWN_FILE}>{bundle ? bundle.name : 'Your own MVF bundle…'}</option>
      </select>
      <input
        ref={input}
        type="file"
        accept=".zip,.mvf,application/zip"
        hidden
        aria-label="Your own MVF bundle"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) bring(file);
          // Lets the same file be chosen again.
          target.value = '';
        }}
      />
    </div>
  );
}

/** Occurs neither in ids nor in keys. */
const SEPARATOR = ' ';

function valueOf({ venueId, key }: { readonly venueId: string; readonly key: string }): string {
  return venueId + SEPARATOR + key;
}
