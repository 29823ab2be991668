import ClickToLoad from '@site/src/ui/click-to-load';
import { lazy, type ReactNode } from 'react';

const Generator = lazy(() => import('./Generator'));

/** Draws a walk and saves it as positions. */
export default function BlueDotLocationGenerator(): ReactNode {
  return (
    <ClickToLoad
      label="Blue dot location generator"
      action="Start the generator"
      note="Loads the Web SDK and a demo venue."
    >
      <Generator />
    </ClickToLoad>
  );
}
