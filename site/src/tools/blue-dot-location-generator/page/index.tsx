import StartOnDemand from '@site/src/ui/start-on-demand';
import { lazy, type ReactNode } from 'react';

const Generator = lazy(() => import('./Generator'));

/** Draws a walk and saves it as positions. */
export default function BlueDotLocationGenerator(): ReactNode {
  return (
    <StartOnDemand
      label="Blue dot location generator"
      action="Start the generator"
      note="Loads the Web SDK and a demo venue."
    >
      <Generator />
    </StartOnDemand>
  );
}
