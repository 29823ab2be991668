/**
 * Types of connections that IMDF has categories for: of units, and of the relationships between.
 */
export const CONNECTION_CATEGORIES: ReadonlyMap<string, string> = new Map([
  ['elevator', 'elevator'],
  ['escalator', 'escalator'],
  ['ramp', 'ramp'],
  ['stairs', 'stairs'],
  ['travelator', 'movingwalkway'],
]);
