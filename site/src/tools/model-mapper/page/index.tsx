import ClickToLoad from '@site/src/ui/click-to-load';
import { lazy, type ReactNode } from 'react';

const Mapper = lazy(() => import('./Mapper'));

/** Places models on the floors of a venue. */
export default function ModelMapper(): ReactNode {
  return (
    <ClickToLoad
      label="3D model mapper"
      action="Start the mapper"
      note="Loads the Web SDK, a demo venue and our models."
    >
      <Mapper />
    </ClickToLoad>
  );
}
