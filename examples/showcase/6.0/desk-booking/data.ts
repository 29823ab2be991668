/** Sample data: one day's bookings, as owners by desk id, as from your booking system. */
export const BOOKINGS: Readonly<
  Record<string, Readonly<Record<string, string>>>
> = {
  Monday: {
    'desk-1-02': 'Ines',
    'desk-1-03': 'Tomas',
    'desk-1-07': 'Aiko',
    'desk-1-08': 'Ravi',
    'desk-1-15': 'Freja',
    'desk-2-04': 'Noor',
    'desk-2-05': 'Luca',
  },
  Tuesday: {
    'desk-1-01': 'Mads',
    'desk-1-04': 'Ines',
    'desk-1-05': 'Tomas',
    'desk-1-06': 'Aiko',
    'desk-1-09': 'Ravi',
    'desk-1-10': 'Sofie',
    'desk-1-18': 'Emil',
    'desk-1-19': 'Freja',
    'desk-2-01': 'Noor',
    'desk-2-12': 'Luca',
  },
  Wednesday: {
    'desk-1-11': 'Ines',
    'desk-1-12': 'Sofie',
    'desk-1-22': 'Emil',
    'desk-2-08': 'Noor',
  },
};
