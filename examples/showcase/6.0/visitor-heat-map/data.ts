/** The hours that are counted, by the clock of the mall. */
export const HOURS = [10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21];

/** Sample data: visitors in a shop, hour by hour, as a counter at its door would tell. */
export const VISITORS: Readonly<Record<string, readonly number[]>> = {
  bakery: [64, 58, 41, 38, 30, 34, 40, 36, 22, 12, 6, 2],
  bookshop: [8, 14, 22, 26, 31, 35, 38, 42, 36, 24, 15, 8],
  coffee: [52, 60, 48, 55, 62, 58, 49, 40, 28, 20, 14, 9],
  'department-store': [40, 62, 88, 96, 104, 118, 126, 132, 110, 84, 56, 30],
  electronics: [10, 16, 24, 30, 33, 40, 46, 52, 49, 38, 26, 12],
  'fashion-women': [12, 20, 31, 36, 44, 52, 58, 61, 50, 37, 22, 10],
  'fashion-kids': [9, 22, 30, 26, 24, 33, 41, 38, 20, 9, 4, 1],
  'fish-restaurant': [2, 6, 44, 62, 38, 10, 6, 8, 30, 58, 66, 48],
  furniture: [6, 11, 18, 20, 24, 28, 30, 27, 22, 14, 8, 3],
  'ice-cream': [2, 8, 18, 30, 46, 58, 64, 55, 42, 31, 22, 14],
  optician: [4, 6, 9, 8, 10, 12, 11, 12, 9, 6, 3, 1],
  perfumery: [8, 12, 17, 19, 24, 28, 31, 33, 30, 22, 14, 6],
  pharmacy: [18, 22, 20, 24, 19, 21, 26, 34, 31, 22, 16, 9],
  shoes: [9, 14, 21, 25, 28, 34, 39, 41, 33, 23, 13, 6],
  sports: [11, 18, 26, 28, 34, 42, 47, 50, 44, 30, 18, 8],
  tavern: [0, 4, 36, 54, 30, 8, 5, 12, 34, 52, 60, 51],
  toys: [7, 19, 28, 30, 34, 44, 52, 46, 27, 13, 6, 2],
};
