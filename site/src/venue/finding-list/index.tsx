import Link from '@docusaurus/Link';
import type { BundleReport } from '../report-on-bundle';
import type { ReactNode } from 'react';

/** The findings in a bundle, each with its fix. */
export default function FindingList({ findings }: Pick<BundleReport, 'findings'>): ReactNode {
  return (
    <ul>
      {findings.map(({ severity, message, fix, docs }) => (
        <li key={message}>
          <strong>{severity}</strong>: {message} {fix}{' '}
          {/* A new tab, because leaving the page would close the bundle. */}
          <Link to={docs} target="_blank">
            Details
          </Link>
        </li>
      ))}
    </ul>
  );
}
