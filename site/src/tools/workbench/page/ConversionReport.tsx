import type { Conversion, OpenedVenue } from '../protocol';
import type { ReactNode } from 'react';
import { describeCounts } from './describe-venue';
import { ReportLines } from './ReportLines';
import styles from './styles.module.css';

type Props = { readonly venue: OpenedVenue; readonly conversion: Conversion };

/** The report of an upgrade or import. */
export function ConversionReport({ venue, conversion }: Props): ReactNode {
  const title =
    venue.format === 'mvf' ? `Upgrade from version ${venue.version} to 3` : 'Import as version 3';
  return (
    <section aria-label={title} className={styles.report}>
      <h3>{title}</h3>
      <p>Result: {describeCounts(conversion.counts)}.</p>
      <ReportLines entries={conversion.entries} more={conversion.more} />
    </section>
  );
}
