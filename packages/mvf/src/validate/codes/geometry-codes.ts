/** Codes about coordinates and shapes. */
export const GEOMETRY_CODES = {
  'bad-coordinate': {
    severity: 'error',
    page: 'core',
    title: 'A position is not on the globe.',
    fix: 'Write longitude (-180 to 180) before latitude (-90 to 90), in degrees.',
  },
  'far-from-centre': {
    severity: 'warning',
    page: 'core',
    title: 'Something is more than 50 km from the centre of the venue.',
    fix: 'Correct the coordinates, or the point of the manifest.',
  },
  'ring-not-closed': {
    severity: 'error',
    page: 'core',
    title: 'A ring does not end where it starts.',
    fix: 'Repeat the first position at the end.',
  },
  'wrong-winding': {
    severity: 'warning',
    page: 'core',
    title: 'A ring has the wrong direction.',
    fix: 'Reverse the ring: outer rings go counter-clockwise, holes clockwise.',
  },
  'repeated-point': {
    severity: 'info',
    page: 'core',
    title: 'A position repeats the previous one.',
    fix: 'Remove the repetition.',
  },
  'zero-area': {
    severity: 'warning',
    page: 'core',
    title: 'A polygon has no area.',
    fix: 'Remove the polygon, or draw it as a line or a point.',
  },
  'zero-length': {
    severity: 'warning',
    page: 'core',
    title: 'A line has no length.',
    fix: 'Remove the line, or draw it as a point.',
  },
  'self-intersection': {
    severity: 'error',
    page: 'core',
    title: 'The boundary of a polygon crosses or touches itself.',
    fix: 'Redraw the polygon, or split it into several.',
  },
  'hole-outside': {
    severity: 'error',
    page: 'core',
    title: 'A hole lies outside its polygon.',
    fix: 'Remove the hole, or make it a separate polygon.',
  },
  'outside-floor': {
    severity: 'warning',
    page: 'core',
    title: 'A geometry extends more than half a metre beyond its floor.',
    fix: 'Move the geometry, or correct the footprint of the floor.',
  },
  'duplicate-geometry': {
    severity: 'warning',
    page: 'core',
    title: 'Two geometries of the same kind have the same shape in the same place.',
    fix: 'Remove one of the two.',
  },
} as const;
