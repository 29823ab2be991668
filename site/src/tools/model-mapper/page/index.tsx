import ToolFrame from '@site/src/tools/shared/tool-frame';
import { type ReactNode } from 'react';
import { lazyPart } from '@site/src/ui/lazy-part';

const Mapper = lazyPart(() => import(/* webpackChunkName: "mapper" */ './Mapper'));

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
