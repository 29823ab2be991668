import ClickToLoad from '@site/src/ui/click-to-load';
import { lazy, type ReactNode } from 'react';

const Studio = lazy(() => import('./Studio'));

/** Edits the style of a venue. */
export default function StyleStudio(): ReactNode {
  return (
    <ClickToLoad
      label="Studio"
      action="Start the studio"
      note="Loads the Web SDK and a demo venue."
    >
      <Studio />
    </ClickToLoad>
  );
}
