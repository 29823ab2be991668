/** Stands in for the drawings in published browser bundles. */
export const drawings = undefined;
