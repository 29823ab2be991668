/** Codes about the routing graph that nodes and connections form. */
export const ROUTING_CODES = {
  'unreachable-room': {
    severity: 'warning',
    page: 'nodes',
    title: 'No route enters or leaves a room.',
    fix: 'Add a door connection, or nodes in the room.',
  },
  'one-way-trap': {
    severity: 'warning',
    page: 'nodes',
    title: 'People can enter a room but not leave it, or the reverse.',
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
    fix: 'Add the geometry to `geometryIds` of the node at the entrance or exit.',
  },
  'inaccessible-room': {
    severity: 'warning',
    page: 'navigation-flags',
    title: 'A room has step-free access, but no step-free route leads there.',
    fix: 'Add a lift or ramp, or set the `accessible` flag where it is missing.',
  },
  'not-step-free': {
    severity: 'info',
    page: 'navigation-flags',
    title: 'No path into a room has the `accessible` flag.',
    fix: 'Set the flag on the door of the room if wheelchairs can pass.',
  },
} as const;
