/** The fields without those that are `undefined`. */
type Defined<Fields> = { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> };

/** A copy without the fields that are undefined: a bundle has a field, or it has not. */
export function definedFields<Fields extends object>(fields: Fields): Defined<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Defined<Fields>;
}
