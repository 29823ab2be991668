import { type DocsInstance, VERSIONED_INSTANCES } from '@site/config/instances';

/** The versioned docs group with this plugin id; none for the default docs. */
export function findInstance(pluginId: string | undefined): DocsInstance | undefined {
  return VERSIONED_INSTANCES.find(({ id }) => id === pluginId);
}
