const MAX_NAME_LENGTH = 80;

/** The display name of a user, from the first claim that has one. */
export function findDisplayName(claims: object): string | undefined {
  const { name, preferred_username, email } = claims as Record<string, unknown>;
  return [name, preferred_username, email]
    .filter((claim) => typeof claim === 'string')
    .map((claim) =>
      claim
        .replaceAll(/\p{Cc}/gu, ' ')
        .trim()
        .slice(0, MAX_NAME_LENGTH),
    )
    .find((claim) => claim !== '');
}
