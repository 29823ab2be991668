/** A demo venue as readers choose it. */
export type DemoVenue = {
  readonly name: string;
  /** Names of its languages by their code, the first one first. */
  readonly languages: Readonly<Record<string, string>>;
};

const ENGLISH = { en: 'English' };

/** The venues that the demo key opens, by their ids. A test compares them with their sources. */
export const DEMO_VENUES: Readonly<Record<string, DemoVenue>> = {
  'harbour-mall': {
    name: 'Harbour Mall',
    languages: { ...ENGLISH, pt: 'Português', es: 'Español' },
  },
  'northwind-airport': {
    name: 'Northwind International, Terminal 1',
    languages: { ...ENGLISH, fr: 'Français', ar: 'العربية' },
  },
  'kestrel-house': { name: 'Kestrel House', languages: ENGLISH },
  'st-brigid-hospital': {
    name: 'St. Brigid Hospital',
    languages: { ...ENGLISH, fr: 'Français' },
  },
  'alder-campus': { name: 'Alder University, Lakeside Campus', languages: ENGLISH },
};
