/** The venues that the key `demo` opens. */
export const DEMO_VENUES = [
  { id: 'harbour-mall', name: 'Harbour Mall' },
  { id: 'northwind-airport', name: 'Northwind Airport' },
  { id: 'kestrel-house', name: 'Kestrel House (offices)' },
  { id: 'st-brigid-hospital', name: 'St. Brigid Hospital' },
  { id: 'alder-campus', name: 'Alder University' },
] as const;
