import ClickToLoad from '@site/src/ui/click-to-load';
import { lazy, type ReactNode } from 'react';

const Exporter = lazy(() => import('./Exporter'));

/** Exports a venue to GIS formats. Nothing leaves the browser. */
export default function GisExporter(): ReactNode {
  return (
    <ClickToLoad
      label="GIS exporter"
      action="Start the exporter"
      note="Loads a demo venue; you can open your own."
    >
      <Exporter />
    </ClickToLoad>
  );
}
