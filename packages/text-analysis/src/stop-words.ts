/** Stop words of questions. Kept if a query has no other words. */
const STOP_WORDS = new Set(
  `a about am an and any are as at be been but by can cannot could did do does doing for from get
   gets getting had has have having he her here him his how i if in into is it its let like make me
   my need no not of on one only or our out should so some such than that the their them then there
   these they this those to too use used using want was way we were what when where which while who
   why will with without would you your`.split(/\s+/),
);

/** Whether a word may be dropped from a query with other words. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}
