/** Reply to a text that is not a question. */
export function smallTalk(text: string): string | undefined {
  const plain = text
    .trim()
    .toLowerCase()
    .replaceAll(/[!?.,]+/g, '')
    .trim();
  // A greeting before a question is dropped.
  const rest = plain.replace(OPENING, '').trim();
  if (rest !== plain && rest !== '') return smallTalk(rest);
  if (GREETING.test(plain)) {
    return 'Hello. Ask me how to do something with the SDKs, the venue format or the viewer, and I will quote the documentation, with code if there is any. For example: “How do I add a marker?”';
  }
  if (THANKS.test(plain)) return 'You are welcome. Ask another question at any time.';
  if (IDENTITY.test(plain)) {
    return 'I am the assistant of this documentation. I answer from its pages only, and name the source of each answer.';
  }
  return undefined;
}

const OPENING = /^(?:hi|hello|hey|good (?:morning|afternoon|evening))(?: there)?\b/;
const GREETING =
  /^(?:hi|hello|hey|hiya|howdy|yo|good (?:morning|afternoon|evening|day)|greetings|hallo|servus|moin)(?: there| all| team| assistant| bot)?$/;
const THANKS =
  /^(?:(?:ok(?:ay)?|great|perfect|awesome|cool|nice|super)?\s*(?:thanks|thank you|thx|ty|cheers|much appreciated)(?: (?:a lot|so much|very much|for your help|for the help|that helped|that worked|you|again))*|great|perfect|awesome|cool|nice|(?:thanks |thank you )?that (?:was |is )?(?:really |very |so )?(?:helped|worked|helpful|great|useful|perfect)(?: thanks)?)$/;
const IDENTITY =
  /^(?:who|what) (?:are|r) you(?: .{0,20}\b(?:bot|ai|robot|human|assistant|exactly|really)\b.*)?$|^are you (?:a |an )?(?:bot|robot|human|ai|real|person)\b.*$|^what can you (?:do|help(?: me)? with)\b.*$|^what(?:'s| is) your name$|^how (?:do|can) you help(?: me)?$/;
