export type Session = {
  readonly starts: string;
  readonly title: string;
  readonly kind: 'Music' | 'Talk' | 'Food' | 'Sport';
  /** Id of a location in the venue. */
  readonly place: string;
};

/** Sample data: the programme of a summer day on the campus. */
export const PROGRAMME: readonly Session[] = [
  {
    starts: '10:00',
    title: 'Breakfast under the trees',
    kind: 'Food',
    place: 'orchard',
  },
  {
    starts: '10:30',
    title: 'Three-a-side final',
    kind: 'Sport',
    place: 'outdoor-court',
  },
  {
    starts: '11:00',
    title: 'Bees of the lakeside',
    kind: 'Talk',
    place: 'picnic-lawn',
  },
  {
    starts: '12:00',
    title: 'Brass on the steps',
    kind: 'Music',
    place: 'amphitheatre',
  },
  {
    starts: '13:00',
    title: 'Soup for three hundred',
    kind: 'Food',
    place: 'great-lawn',
  },
  {
    starts: '14:30',
    title: 'Regatta, all classes',
    kind: 'Sport',
    place: 'jetty',
  },
  {
    starts: '15:00',
    title: 'How the clock was mended',
    kind: 'Talk',
    place: 'compass-plaza',
  },
  {
    starts: '18:00',
    title: 'Choir at sunset',
    kind: 'Music',
    place: 'labyrinth',
  },
];

/** The parade visits these places in order. */
export const PARADE = [
  'clock-tower',
  'compass-plaza',
  'great-lawn',
  'amphitheatre',
];
