/** Sample data: hours at which rooms are taken, as from your calendar. */
export const TAKEN: Readonly<Record<string, readonly number[]>> = {
  'meeting-birch': [9, 10, 13],
  'meeting-fjord': [9, 11, 12, 15],
  'meeting-dune': [10, 14, 15, 16],
  'meeting-heath': [9, 10, 11],
  'meeting-skerry': [13, 14],
  'meeting-tarn': [9, 16],
  'meeting-cove': [10, 11],
  'meeting-glade': [12, 13, 14],
  'meeting-reef': [9, 15],
  'meeting-delta': [11, 12],
  'meeting-lyng': [9, 10, 11, 12],
  'meeting-moraine': [14, 15, 16],
};
