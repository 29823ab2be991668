import { writeDeepLink } from '@brand/viewer-embed';
import SelectField from '@site/src/ui/select-field';
import CopyButton from '@site/src/ui/copy-button';
import ViewerFrame from '../viewer-frame';
import { type ReactNode, useState } from 'react';
import { findDemoVenue } from '@site/src/venue/demo-venues';
import { PLACES } from './demo-places';
import type { DemoProps } from './demo-props';
import styles from './styles.module.css';
import { useViewerUrl } from './use-viewer-url';

const PARAMETERS = [
  ['location', PLACES],
  ['from', PLACES],
  ['to', PLACES],
] as const;

/** Builds a link to a place, and shows it in the viewer. */
export default function LinkDemo({ venue }: DemoProps): ReactNode {
  const viewerUrl = useViewerUrl();
  const parameters = [
    ...PARAMETERS,
    ['language', Object.entries(findDemoVenue(venue)?.languages ?? {})] as const,
  ];
  const [values, setValues] = useState<Readonly<Record<string, string>>>({ location: 'cinema' });
  const set = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
  const link = writeDeepLink(viewerUrl, { venue, ...set });
  return (
    <>
      <div className={styles.choices}>
        {parameters.map(([name, options]) => (
          <SelectField
            key={name}
            label={<code>{name}</code>}
            options={[['', 'not set'], ...options]}
            value={values[name] ?? ''}
            onChange={(value) => setValues({ ...values, [name]: value })}
          />
        ))}
      </div>
      <p className={styles.address}>
        <code>{link}</code>
        <CopyButton getText={() => link} className={styles.copy} />
      </p>
      <ViewerFrame
        src={writeDeepLink(viewerUrl, { venue, ...set, embedded: true })}
        title="Viewer opened by the link"
      />
    </>
  );
}
