/** Codes about the routing graph that nodes and connections form. */
export const ROUTING_CODES = {
  'unreachable-room': {
    severity: 'warning',
    page: 'nodes',
    title: 'No route leads to a room or out of it.',
    fix: 'Add a door connection, or nodes in the room.',
  },
  'one-way-trap': {
    severity: 'warning',
    page: 'nodes',
    title: 'One can get into a room but not out again, or the reverse.',
    fix: 'Add the edge or the exit in the other direction.',
  },
  'location-without-node': {
    severity: 'warning',
    page: 'nodes',
    title: 'No route can end at a location, because it has no node.',
    fix: "Add one of the location's geometries to `geometryIds` of a node.",
  },
  'isolated-node': {
    severity: 'warning',
    page: 'nodes',
    title: 'A node has no edge and no connection.',
    fix: 'Connect the node, or remove it.',
  },
  'long-edge': {
    severity: 'warning',
    page: 'nodes',
    title: 'Two neighbouring nodes are more than 500 m apart.',
    fix: 'Correct the coordinates, or put nodes in between.',
  },
  'connection-without-nodes': {
    severity: 'warning',
    page: 'connections',
    title: 'No node leads to an entrance or exit of a connection.',
    fix: 'Add the geometry to `geometryIds` of the node where one enters or leaves.',
  },
  'inaccessible-room': {
    severity: 'warning',
    page: 'navigation-flags',
    title: 'A room that is step-free itself is cut off for wheelchairs elsewhere.',
    fix: 'Add a lift or ramp, or set the `accessible` flag where it was forgotten.',
  },
  'not-step-free': {
    severity: 'info',
    page: 'navigation-flags',
    title: 'No way into a room has the `accessible` flag.',
    fix: 'Set the flag on the door of the room if wheelchairs can pass.',
  },
} as const;
