import { type ReactNode, useEffect, useState } from 'react';
import type { ViewerTexts } from '../texts/viewer-texts.ts';
import { FileButton } from '../ui/FileButton.tsx';
import { listVenues, type OfferedVenue } from './list-venues.ts';

export type StartScreenProps = {
  readonly texts: ViewerTexts;
  /** Parts of the link that could not be used. */
  readonly notices: readonly string[];
  readonly venuesUrl: URL;
  /** The URL of this viewer with a venue. */
  readonly hrefOf: (venue: string) => string;
  readonly onFile: (file: File) => void;
  readonly onAddress: (address: string) => void;
};

/** Shown when the link names no map: the venues of the portal, and ways to open a bundle. */
export function StartScreen(props: StartScreenProps): ReactNode {
  const { texts, notices, venuesUrl, hrefOf, onFile, onAddress } = props;
  const [venues, setVenues] = useState<readonly OfferedVenue[]>([]);
  useEffect(() => {
    const ending = new AbortController();
    void listVenues(venuesUrl, ending.signal).then(setVenues);
    return () => ending.abort();
  }, [venuesUrl]);
  return (
    <div className="vw-start">
      <h1>{texts.openTitle}</h1>
      {notices.length > 0 && (
        <div className="vw-start-notices" role="alert">
          {notices.map((notice) => (
            <p key={notice}>{notice}</p>
          ))}
        </div>
      )}
      <p className="vw-note">{texts.openHint}</p>
      {venues.length > 0 && (
        <nav aria-label={texts.venues}>
          <ul className="vw-list">
            {venues.map(({ slug, name }) => (
              <li key={slug}>
                <a className="vw-place" href={hrefOf(slug)}>
                  <bdi>{name}</bdi>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className="vw-actions">
        <FileButton label={texts.openFile} onFile={onFile} />
        <span className="vw-note vw-drop">{texts.dropFile}</span>
      </div>
      <AddressForm texts={texts} onAddress={onAddress} />
    </div>
  );
}

function AddressForm({
  texts,
  onAddress,
}: Pick<StartScreenProps, 'texts' | 'onAddress'>): ReactNode {
  const [address, setAddress] = useState('');
  const [isBad, setIsBad] = useState(false);
  return (
    <form
      className="vw-address"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const { protocol } = URL.parse(address.trim()) ?? {};
        if (protocol === 'https:' || protocol === 'http:') onAddress(address.trim());
        else setIsBad(true);
      }}
    >
      <label htmlFor="vw-address">{texts.fileAddress}</label>
      <div className="vw-row">
        <input
          id="vw-address"
          type="url"
          inputMode="url"
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          placeholder="https://"
          value={address}
          aria-invalid={isBad}
          aria-describedby={isBad ? 'vw-address-problem' : undefined}
          onChange={({ currentTarget }) => {
            setAddress(currentTarget.value);
            setIsBad(false);
          }}
        />
        <button type="submit" className="vw-secondary">
          {texts.openAddress}
        </button>
      </div>
      <p id="vw-address-problem" className="vw-problem" aria-live="polite">
        {isBad && texts.badAddress}
      </p>
    </form>
  );
}
