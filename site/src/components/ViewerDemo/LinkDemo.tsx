import { writeDeepLink } from '@brand/viewer-embed';
import CopyButton from '@site/src/components/CopyButton';
import ViewerFrame from '@site/src/components/ViewerFrame';
import { type ReactNode, useState } from 'react';
import Choice from './Choice';
import { LANGUAGES, PLACES } from './demo-places';
import type { DemoProps } from '.';
import styles from './styles.module.css';
import { useViewerUrl } from './use-viewer-url';

const PARAMETERS = [
  ['location', PLACES],
  ['from', PLACES],
  ['to', PLACES],
  ['language', LANGUAGES],
] as const;

/** Writes a link, and shows what it leads to. */
export default function LinkDemo({ venue }: DemoProps): ReactNode {
  const viewerUrl = useViewerUrl();
  const [values, setValues] = useState<Readonly<Record<string, string>>>({ location: 'cinema' });
  const set = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
  const link = writeDeepLink(viewerUrl, { venue, ...set });
  return (
    <>
      <div className={styles.choices}>
        {PARAMETERS.map(([name, options]) => (
          <Choice
            key={name}
            label={name}
            options={options}
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
        title="The viewer that the link opens"
      />
    </>
  );
}
