/** A demo venue as readers choose it. */
export type DemoVenue = {
  readonly id: string;
  readonly name: string;
  /** Names of its languages by code, the default first. */
  readonly languages: Readonly<Record<string, string>>;
};

const ENGLISH = { en: 'English' };

/** The venues that the key `demo` opens. A test compares them with their sources. */
export const DEMO_VENUES: readonly DemoVenue[] = [
  {
    id: 'harbour-mall',
    name: 'Harbour Mall',
    languages: { ...ENGLISH, pt: 'Português', es: 'Español' },
  },
  {
    id: 'northwind-airport',
    name: 'Northwind International, Terminal 1',
    languages: { ...ENGLISH, fr: 'Français', ar: 'العربية' },
  },
  { id: 'kestrel-house', name: 'Kestrel House', languages: ENGLISH },
  {
    id: 'st-brigid-hospital',
    name: 'St. Brigid Hospital',
    languages: { ...ENGLISH, fr: 'Français' },
  },
  { id: 'alder-campus', name: 'Alder University, Lakeside Campus', languages: ENGLISH },
];

export function findDemoVenue(id: string): DemoVenue | undefined {
  return DEMO_VENUES.find((venue) => venue.id === id);
}
