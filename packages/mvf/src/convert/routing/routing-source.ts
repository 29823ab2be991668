import type { Mvf3Document } from '../../bundle/document.ts';

/** The files of a bundle from which a network is generated. An `Mvf3Document` contains them. */
export type RoutingSource = Pick<Mvf3Document, 'floors'> &
  Partial<
    Pick<
      Mvf3Document,
      | 'geometry'
      | 'kinds'
      | 'walkable'
      | 'nonwalkable'
      | 'entranceAesthetic'
      | 'connections'
      | 'locations'
      | 'locationInstances'
      | 'navigationFlags'
      | 'outdoors'
      | 'nodes'
    >
  >;
