/**
 * Direction towards the sun, for venue and models. Light comes from the left of a map with north
 * up, and a little from behind, so that visible fronts are neither bright nor dark.
 */
export const SUN = { x: -0.6, y: 0.16, z: 0.9 } as const;
