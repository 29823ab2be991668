/** What people call the demo venues, besides their names. */
export const DEMO_VENUE_WORDS: Readonly<Record<string, readonly string[]>> = {
  'harbour-mall': ['mall', 'shopping mall', 'shopping centre', 'shopping center'],
  'northwind-airport': ['Northwind International', 'Northwind', 'airport', 'terminal'],
  'kestrel-house': ['Kestrel', 'office', 'office building'],
  'st-brigid-hospital': ['St. Brigid', 'St Brigid', 'hospital', 'clinic'],
  'alder-campus': ['Alder University', 'Lakeside Campus', 'campus', 'university'],
};
