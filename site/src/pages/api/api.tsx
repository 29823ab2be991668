import Link from '@docusaurus/Link';
import { VERSIONED_INSTANCES } from '@site/config/instances';
import Page from '@site/src/components/Page';
import styles from './_api.module.css';

const SDKS = VERSIONED_INSTANCES.filter(({ id }) => id.endsWith('-sdk'));
const OTHER_REFERENCES = [
  {
    label: 'Venue format (MVF 3)',
    to: '/docs/mvf/v3/api-reference-mvf-v3',
    text: 'Types, reader, writer and validator of the venue format.',
  },
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
      description="Every SDK and version, the venue format and the REST APIs: where each reference is."
      lead="Choose an SDK and a version, the venue format, or a REST API."
    >
      <h2>SDKs</h2>
      <ul className={styles.cards}>
        {SDKS.map(({ id, label, versions }) => (
          <li key={id} className={styles.card}>
            <h3>
              <Link to={`/${id}/api-reference`}>{label}</Link>
            </h3>
            <ul className={styles.versions}>
              {versions.map(({ name, support }, index) => (
                <li key={name}>
                  <Link to={index === 0 ? `/${id}/api-reference` : `/${id}/${name}/api-reference`}>
                    {name} <span className={styles.support}>{support.replaceAll('-', ' ')}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <h2>Format and REST</h2>
      <ul className={styles.cards}>
        {OTHER_REFERENCES.map(({ label, to, text }) => (
          <li key={to} className={styles.card}>
            <h3>
              <Link to={to}>{label}</Link>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Page>
  );
}
