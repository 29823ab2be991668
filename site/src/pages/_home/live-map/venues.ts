import { type ComponentType, lazy } from 'react';
import MallCode from './code/mall.mdx';

export type HomeVenue = {
  readonly id: string;
  readonly label: string;
  /** The sample that draws it, below `examples/`. It chooses the floors and stops. */
  readonly sample: string;
  /** What its picture shows. */
  readonly alt: string;
  /** The unchanged code of the sample. */
  readonly Code: ComponentType;
};

const SAMPLES = 'web-sdk/6.0/multi-floor-route';

/** The demo venues as the home page shows them. The first one is part of the page. */
export const HOME_VENUES: readonly [HomeVenue, ...HomeVenue[]] = [
  {
    id: 'mall',
    label: 'Mall',
    sample: `${SAMPLES}-mall`,
    alt: 'The three floors of a shopping mall, lifted apart. A blue route climbs from a supermarket on the lower level past the information desk to a cinema on the upper floor.',
    Code: MallCode,
  },
  {
    id: 'airport',
    label: 'Airport',
    sample: `${SAMPLES}-airport`,
    alt: 'The three floors of an airport terminal with its piers, lifted apart. A blue route climbs from the rail station through security to a lounge.',
    Code: lazy(() => import(/* webpackChunkName: "home-code" */ './code/airport.mdx')),
  },
  {
    id: 'hospital',
    label: 'Hospital',
    sample: `${SAMPLES}-hospital`,
    alt: 'Three floors of a hospital, lifted apart. A blue route climbs from the main entrance through surgery to the roof garden.',
    Code: lazy(() => import(/* webpackChunkName: "home-code" */ './code/hospital.mdx')),
  },
  {
    id: 'campus',
    label: 'Campus',
    sample: `${SAMPLES}-campus`,
    alt: 'Three round floors of a university library, lifted apart. A blue route climbs from the study hall through a computer lab to a lounge under the roof.',
    Code: lazy(() => import(/* webpackChunkName: "home-code" */ './code/campus.mdx')),
  },
  {
    id: 'office',
    label: 'Office',
    sample: `${SAMPLES}-office`,
    alt: 'Three floors of an office building, lifted apart. A blue route climbs from the reception through a workshop to the roof terrace.',
    Code: lazy(() => import(/* webpackChunkName: "home-code" */ './code/office.mdx')),
  },
];
