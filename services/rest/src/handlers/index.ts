import type { Handlers } from '../http/handler.ts';
import { fileHandlers } from './files.ts';
import { keyHandlers } from './keys.ts';
import { mapHandlers } from './maps.ts';
import { memberHandlers } from './members.ts';
import type { HandlerDependencies } from './handler-dependencies.ts';
import { svgHandlers } from './svg.ts';
import { tokenHandlers } from './token.ts';
import { usageHandlers } from './usage.ts';
import { venueHandlers } from './venues.ts';
import { messageHandlers, webhookHandlers } from './webhooks.ts';
import { workspaceHandlers } from './workspaces.ts';

/** Creates the handlers of all operations. */
export function createHandlers(parts: HandlerDependencies): Handlers {
  return {
    ...tokenHandlers(parts),
    ...venueHandlers(parts),
    ...svgHandlers(parts),
    ...fileHandlers(parts),
    ...workspaceHandlers(parts),
    ...memberHandlers(parts),
    ...mapHandlers(parts),
    ...keyHandlers(parts),
    ...usageHandlers(parts),
    ...webhookHandlers(parts),
    ...messageHandlers(parts),
  };
}
