import Link from '@docusaurus/Link';
import { type DocsInstance, VERSIONED_INSTANCES } from '@site/config/instances';
import { referencePath } from '@site/config/references';
import Page from '@site/src/ui/page';
import SymbolSearch from '@site/src/reference/find';
import RecentSymbols from '@site/src/reference/find/RecentSymbols';
import { findReference, REFERENCES } from '@site/src/reference/table';
import styles from './_api.module.css';

const SDKS = VERSIONED_INSTANCES.filter(({ id }) => id.endsWith('-sdk'));
const SYMBOLS = REFERENCES.reduce((sum, { symbols }) => sum + symbols, 0);
const VENUE_FORMAT = [
  {
    label: 'MVF 3',
    to: findReference('mvf', '3')?.href ?? '/docs/mvf/v3/api-reference-mvf-v3',
    text: 'Reader, writer, validator and types of the current format.',
    symbols: findReference('mvf', '3')?.symbols,
  },
  {
    label: 'MVF 3 specification',
    to: '/docs/mvf/v3/specification/overview',
    text: 'What each file and field of a bundle means.',
  },
];
const REST = [
  {
    label: 'MVF export API',
    to: '/docs/rest-apis/mvf-export',
    text: 'Fetch a venue as a bundle over HTTP.',
  },
  {
    label: 'SVG export API',
    to: '/docs/rest-apis/svg-export',
    text: 'Fetch a floor as a drawing over HTTP.',
  },
  {
    label: 'Partner API',
    to: '/docs/rest-apis/partner',
    text: 'Manage workspaces, members and maps over HTTP.',
  },
];

export default function ApiReferenceIndex() {
  return (
    <Page
      title="API reference"
      description="Find any symbol of the SDKs and the venue format by its name, or choose an SDK, a version or a REST API."
      lead={`${SYMBOLS.toLocaleString('en')} symbols of the SDKs and the venue format, by name. Or choose a version below.`}
    >
      <SymbolSearch>
        <RecentSymbols />
        <h2 className={styles.heading}>SDKs</h2>
        <ul className={styles.cards}>
          {SDKS.map((instance) => (
            <SdkCard key={instance.id} instance={instance} />
          ))}
        </ul>
        <div className={styles.pair}>
          <section>
            <h2 className={styles.heading}>Venue format</h2>
            <Links of={VENUE_FORMAT} />
          </section>
          <section>
            <h2 className={styles.heading}>REST APIs</h2>
            <Links of={REST} />
          </section>
        </div>
      </SymbolSearch>
    </Page>
  );
}

function SdkCard({ instance: { id, label, versions } }: { readonly instance: DocsInstance }) {
  return (
    <li className={styles.card}>
      <h3>{label}</h3>
      <ul className={styles.versions}>
        {versions.map(({ name, support }) => {
          const reference = findReference(id, name);
          const to = reference?.href ?? referencePath({ sdk: id, version: name }) ?? '';
          return (
            <li key={name}>
              <Link to={to} className={styles.version}>
                <span className={styles.name}>{name}</span>
                <span className={styles.support}>{support.replaceAll('-', ' ')}</span>
                <span className={styles.count}>
                  {reference ? `${reference.symbols.toLocaleString('en')} symbols` : 'Guides'}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </li>
  );
}

type LinksProps = {
  readonly of: readonly {
    readonly label: string;
    readonly to: string;
    readonly text: string;
    readonly symbols?: number | undefined;
  }[];
};

function Links({ of }: LinksProps) {
  return (
    <ul className={styles.links}>
      {of.map(({ label, to, text, symbols }) => (
        <li key={to}>
          <Link to={to} className={styles.link}>
            <b>{label}</b>
            {symbols !== undefined && (
              <span className={styles.count}>{symbols.toLocaleString('en')} symbols</span>
            )}
            <span className={styles.text}>{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
