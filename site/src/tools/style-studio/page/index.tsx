import StartOnDemand from '@site/src/ui/start-on-demand';
import { lazy, type ReactNode } from 'react';

const Studio = lazy(() => import('./Studio'));

/** Edits how a venue looks. */
export default function StyleStudio(): ReactNode {
  return (
    <StartOnDemand
      label="Studio"
      action="Start the studio"
      note="Loads the Web SDK and a demo venue."
    >
      <Studio />
    </StartOnDemand>
  );
}
