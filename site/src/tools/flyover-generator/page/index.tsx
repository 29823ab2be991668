import ClickToLoad from '@site/src/ui/click-to-load';
import { lazy, type ReactNode } from 'react';

const Generator = lazy(() => import('./Generator'));

/** Plans a flight of the camera and writes its code. */
export default function FlyoverGenerator(): ReactNode {
  return (
    <ClickToLoad
      label="Flyover generator"
      action="Start the generator"
      note="Loads the Web SDK and a demo venue."
    >
      <Generator />
    </ClickToLoad>
  );
}
