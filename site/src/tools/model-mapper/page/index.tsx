import StartOnDemand from '@site/src/ui/start-on-demand';
import { lazy, type ReactNode } from 'react';

const Mapper = lazy(() => import('./Mapper'));

/** Places models on the floors of a venue. */
export default function ModelMapper(): ReactNode {
  return (
    <StartOnDemand
      label="3D model mapper"
      action="Start the mapper"
      note="Loads the Web SDK, a demo venue and our models."
    >
      <Mapper />
    </StartOnDemand>
  );
}
