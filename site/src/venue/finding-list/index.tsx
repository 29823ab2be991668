import Link from '@docusaurus/Link';
import type { BundleReport } from '../report-on-bundle';
import type { ReactNode } from 'react';

/** What was found in a bundle, each with what to do about it. */
export default function FindingList({ findings }: Pick<BundleReport, 'findings'>): ReactNode {
  return (
    <ul>
      {findings.map(({ severity, message, fix, docs }) => (
        <li key={message}>
          <strong>{severity}</strong>: {message} {fix}{' '}
          {/* In a tab of its own: to leave the page would close the bundle. */}
          <Link to={docs} target="_blank">
            Details
          </Link>
        </li>
      ))}
    </ul>
  );
}
