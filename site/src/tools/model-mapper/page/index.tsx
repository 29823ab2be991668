import ToolFrame from '@site/src/tools/shared/tool-frame';
import { lazy, type ReactNode } from 'react';

const Mapper = lazy(() => import(/* webpackChunkName: "mapper" */ './Mapper'));

/** Places models on the floors of a venue. */
export default function ModelMapper(): ReactNode {
  return (
    <ToolFrame
      label="3D model mapper"
      action="Start the mapper"
      note="Loads the Web SDK, a demo venue and the model library."
      picture="model-mapper"
    >
      <Mapper />
    </ToolFrame>
  );
}
