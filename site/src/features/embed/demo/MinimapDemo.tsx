import { writeDeepLink } from '@brand/viewer-embed';
import SelectField from '@site/src/ui/select-field';
import ViewerFrame from '../viewer-frame';
import { type ReactNode, useState } from 'react';
import { PLACES } from './demo-places';
import type { DemoProps } from './demo-props';
import styles from './styles.module.css';
import { useViewerUrl } from './use-viewer-url';

const HEIGHT = 260;

/** A small map of the place that the reader chooses. */
export default function MinimapDemo({ venue }: DemoProps): ReactNode {
  const viewerUrl = useViewerUrl();
  const [location, setLocation] = useState('cinema');
  const place = location === '' ? {} : { location };
  return (
    <>
      <div className={styles.choices}>
        <SelectField
          label={<code>location</code>}
          options={[['', 'not set'], ...PLACES]}
          value={location}
          onChange={setLocation}
        />
      </div>
      <ViewerFrame
        src={writeDeepLink(viewerUrl, { venue, ...place, mode: 'minimap', embedded: true })}
        title="Minimap of the place"
        height={HEIGHT}
      />
    </>
  );
}
