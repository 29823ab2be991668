import ClickToLoad from '@site/src/ui/click-to-load';
import { lazy, type ReactNode } from 'react';

const Styler = lazy(() => import('./Styler'));

/** Prints the floors of a venue. Nothing leaves the browser. */
export default function PrintMapStyler(): ReactNode {
  return (
    <ClickToLoad
      label="Print map styler"
      action="Start the styler"
      note="Loads a demo venue; you can open your own."
    >
      <Styler />
    </ClickToLoad>
  );
}
