import { searchConfig } from '../client/search-config';

const KEYS = [
  [['↑', '↓'], 'to navigate'],
  [['↵'], 'to select'],
  [['esc'], 'to close'],
] as const;
const ASKING_KEYS = [
  [['↵'], 'to ask'],
  [['esc'], 'to go back'],
] as const;

type Props = { readonly isAsking: boolean };

/** Keyboard hints of the dialog, and the attribution of hosted Algolia. */
export default function Footer({ isAsking }: Props) {
  return (
    <>
      <ul className="DocSearch-Commands">
        {(isAsking ? ASKING_KEYS : KEYS).map(([keys, label]) => (
          <li key={label}>
            {keys.map((key) => (
              <kbd key={key} className="DocSearch-Commands-Key">
                {key}
              </kbd>
            ))}
            <span className="DocSearch-Label">{label}</span>
          </li>
        ))}
      </ul>
      {searchConfig().hosted && (
        <a
          className="DocSearch-Logo"
          href="https://www.algolia.com/developers"
          target="_blank"
          rel="noopener noreferrer"
        >
          Powered by Algolia
        </a>
      )}
    </>
  );
}
