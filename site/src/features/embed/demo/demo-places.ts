/** Places of the demo mall, by their external ids. */
export const PLACES: readonly (readonly [id: string, name: string])[] = [
  ['cinema', 'Cinema Quatro Velas'],
  ['bakery', 'Forno do Cais'],
  ['bookshop', 'Maré de Papel'],
  ['supermarket', 'Cesto Cheio'],
];
