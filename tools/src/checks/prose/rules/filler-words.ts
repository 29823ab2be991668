/** Filler, and words that belittle a difficulty of the reader. */
export const EMPTY_WORDS =
  /\b(seamless(ly)?|effortless(ly)?|powerful|robust|leverag\w*|comprehensive|cutting-edge|state-of-the-art|delve|unlock\w*|game-chang\w*|simply|easily|lorem ipsum|coming soon)\b/i;

/** Filler in texts that are complete. */
export const FILLER =
  /(?<!\b(?:has|have|had) )\bjust\b|\b(?:basically|obviously|of course|in order to|utili[sz]\w*|very|world-class|blazing(?:ly)?|note that|please)\b/i;
