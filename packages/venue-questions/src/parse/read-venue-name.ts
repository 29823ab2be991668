/** A venue that questions can be about. */
export type NamedVenue = {
  readonly id: string;
  readonly name: string;
  /** Other names and words for it, such as `airport`. */
  readonly words: readonly string[];
};

/** What may follow the name of a venue that is the subject of a question. */
const SUBJECT_END = String.raw`(?=\s*$|[\s]+(?:have|open|close|closed|shut)\b|[?!.,])`;

/**
 * Removes the name of a venue from a question: `in Harbour Mall`, `Harbour Mall's`. As a subject it
 * becomes `it`.
 */
export function readVenueName<Venue extends NamedVenue>(
  text: string,
  venues: readonly Venue[],
): { readonly rest: string; readonly venue: Venue | undefined } {
  const typed = text.replaceAll('’', "'");
  for (const { alias, venue, isWord } of listAliases(venues)) {
    const article = isWord ? String.raw`\bthe\s+` : String.raw`\b(?:the\s+)?`;
    const name =
      String.raw`(?:demo\s+)?` + alias.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    const forms: readonly (readonly [RegExp, string])[] = [
      [new RegExp(String.raw`^(?:(?:in|at)\s+)?(?:the\s+)?${name}\s*[:,]\s*`, 'i'), ''],
      [
        new RegExp(
          String.raw`[,;(]?\s*\b(?:in|at|of|on|inside|within|for)\s+(?:the\s+)?${name}(?=\s*[?!.,)]|\s*$|\s+(?:to|from|without|open|on)\b)\)?`,
          'i',
        ),
        '',
      ],
      [new RegExp(String.raw`${article}${name}'s\s+`, 'i'), 'the '],
      [new RegExp(String.raw`${article}${name}${SUBJECT_END}`, 'i'), 'it'],
    ];
    for (const [pattern, replacement] of forms) {
      if (pattern.test(typed)) return { rest: typed.replace(pattern, replacement).trim(), venue };
    }
  }
  return { rest: typed, venue: undefined };
}

type Alias<Venue> = {
  readonly alias: string;
  readonly venue: Venue;
  /** Whether it is a common word such as `airport`, and no name. */
  readonly isWord: boolean;
};

/** Longest first, because one name may contain another. */
function listAliases<Venue extends NamedVenue>(venues: readonly Venue[]): Alias<Venue>[] {
  return venues
    .flatMap((venue) =>
      [venue.name, venue.id.replaceAll('-', ' '), ...venue.words].map((alias) => ({
        alias,
        venue,
        isWord: alias === alias.toLowerCase() && venue.words.includes(alias),
      })),
    )
    .toSorted((a, b) => b.alias.length - a.alias.length);
}
