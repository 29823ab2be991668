/** A name in letters, digits and underscores, valid in every file system and database. */
export function fileName(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '_')
    .replaceAll(/^_+|_+$/g, '')
    .toLowerCase()
    .slice(0, 40);
  return plain === '' ? 'floor' : plain;
}
