import ToolOnVenue from '@site/src/tools/shared/tool-on-venue';
import type { ReactNode } from 'react';
import Workspace from './Workspace';

/** What is loaded when the reader starts the tool. */
export default function Generator(): ReactNode {
  return <ToolOnVenue workspace={Workspace} />;
}
