import StartOnDemand from '@site/src/ui/start-on-demand';
import { lazy, type ReactNode } from 'react';

const Styler = lazy(() => import('./Styler'));

/** Puts the floors of a venue on paper. Nothing leaves the browser. */
export default function PrintMapStyler(): ReactNode {
  return (
    <StartOnDemand
      label="Print map styler"
      action="Start the styler"
      note="Loads a demo venue; you can open your own."
    >
      <Styler />
    </StartOnDemand>
  );
}
