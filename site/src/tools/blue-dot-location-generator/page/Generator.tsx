import ToolOnVenue from '@site/src/tools/shared/tool-on-venue';
import type { ReactNode } from 'react';
import Workspace from './Workspace';

/** The part of the tool that is loaded lazily. */
export default function Generator(): ReactNode {
  return <ToolOnVenue workspace={Workspace} />;
}
