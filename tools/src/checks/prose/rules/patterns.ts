import type { Pattern } from './pattern-rule.ts';

/**
 * Literal translations and home-made words for terms of the trade. Each pattern is so narrow that
 * legitimate uses do not match.
 *
 * Left to readers, because no pattern tells a fault from a good use:
 *
 * - `so that`: right for a purpose, wrong for a result; both are followed by the same words.
 * - `that of the`, except where a text starts with it: right in comparisons.
 * - `stands`, `lies`: right for people, buildings and furniture; only labels and the like match.
 * - `by itself`: right for "without others"; only verbs of things that happen automatically match.
 * - `alone`: right in "colour alone is not enough"; only nouns after which it means "only" match.
 * - `where there is no`: right for a place; only a condition that opens a sentence matches.
 * - "When" at the start of a comment: right for a condition; only a text without a main clause
 *   matches.
 * - `way`, `room`, `goes on`, `take`, `one`: everyday words; only the phrases below match.
 * - "picture", "address", "fault", "house", "sign" and colons between clauses: too frequent.
 */
export const PATTERNS: readonly Pattern[] = [
  {
    id: 'address-for-url',
    pattern:
      /\b(?:https|absolute) address(?:es)?\b|\baddress(?:es)? of (?:(?:a|an|the|its|your) )?(?:wide )?(?:pictures?|styles?|icons?|images?|logos?|bundles?|frames?|pages?|files?)\b/i,
    write: "'URL'",
  },
  {
    id: 'alone-for-only',
    pattern:
      /\b(?:fixes|axis|customer|workspace|polygons|map|names|numbers|503|place|people|tenant|reader|bundle|parent|device) alone\b(?! (?:is|are|was|were|does|do|can|cannot|will|would)\b)/,
    advice: "Write 'only' before the noun instead of 'alone' after it.",
  },
  { id: 'anew', pattern: /\banew\b/i, write: "'again' or 'from scratch'" },
  {
    id: 'appearance',
    pattern:
      /\bdirection of looking\b|\bwhich way (?:the user|they|one) looks?\b|\bwhere the user looks\b/i,
    write: "'heading'",
  },
  { id: 'appearance', pattern: /\b(?:its|the|their) looks\b/i, write: "'appearance' or 'style'" },
  {
    id: 'automatically',
    pattern:
      /\b(?:appear|change|close|disappear|end|follow|happen|hide|load|move|open|reconnect|refresh|renew|restart|retr(?:y|ie)|start|stop|switche?|turn|update)s? (?:[\w-]+ ){0,4}by (?:itself|themselves)\b/i,
    advice: "Write 'automatically' instead of 'by itself'.",
  },
  {
    id: 'because',
    pattern: /, for (?:it|they|there|version|all floors lie|that is|each command)\b/,
    advice: "Write 'because' instead of ', for' to give a reason.",
  },
  {
    id: 'code-tells',
    pattern:
      /`[^`]+` tells? (?!you\b|your\b|the (?:user|browser|map|SDK|planner)\b|apart\b)|\band `[^`]+` tell\b/,
    advice: "Write 'reports', 'indicates' or 'emits' instead of 'tells'.",
  },
  {
    id: 'component-goes',
    pattern:
      /\bwhen (?:the|its|a) (?:[a-z]+ ){0,2}(?:element|component|screen|owner|object|route|level|one|container) goes\b/i,
    write: "'closes', 'unmounts' or 'is removed'",
  },
  {
    id: 'current',
    pattern: /\bthe present (?:one|zoom|state)\b|(?<!\bahead )\bof now\b/i,
    write: "'current'",
  },
  { id: 'distance', pattern: /\bhow far it is\b(?! (?:from|off|to)\b)/i, write: "'the distance'" },
  { id: 'for-who', pattern: /\bfor who\b/i, write: "'for people who'" },
  {
    id: 'gives-way',
    pattern: /\bgiv(?:e|es|ing) way\b/i,
    write: "'is hidden', 'yields' or what happens to it",
  },
  {
    id: 'goes-on',
    pattern: /\bgo(?:es)? on(?=$|[.,;:)]| (?:from|until|with)\b)/i,
    write: "'continue' or 'continues'",
  },
  {
    id: 'hears',
    pattern: /\bhears? (?:of|when|nothing|the (?:tap|click|event))\b/i,
    write: "'receives' or 'is notified of'",
  },
  { id: 'initial-view', pattern: /\bhow the map began\b/i, write: "'the initial view'" },
  {
    id: 'inside-of',
    pattern: /(?<!\b(?:the|an|its) )\b(?:inside|outside) of (?!which\b)/i,
    write: "'inside' or 'outside' without 'of'",
  },
  {
    id: 'is-no',
    pattern:
      /(?<!here )\b(?:is|are) no (?:error|exception|failures?|fault|mistake|secret|layer|coordinates|stacks?|map|measure|permission|graph|id|height|position|touch|building|package|placement|flyover|file|bundle|number|glTF|valid|JSON|MVF|part of)\b/i,
    write: "'is not' or 'are not', with an article",
  },
  {
    id: 'is-told',
    pattern:
      /(?<!\b(?:people|readers?|users?|visitors?|who|you) )\b(?:is|are|was|were|be|not) told(?! (?:apart|otherwise|to|by)\b)/i,
    write: "'receives', 'is passed' or 'fires', with the subject that acts",
  },
  {
    id: 'lies',
    pattern:
      /\b(?:dot|icon|image|label|logo|marker|picture|pin|symbol|text|tooltip)s? (?:\w+ly )?lies? (?:on|over|behind|above|below|beside|under)\b(?! the (?:floor|ground)\b)/i,
    write: "'is', 'is drawn' or 'appears'",
  },
  {
    id: 'misspelling',
    pattern: /\boccured\b/i,
    write: "'occurred'",
  },
  {
    id: 'nevertheless',
    pattern: /\bnevertheless\b/i,
    write: "'still' or 'anyway'",
  },
  { id: 'nevertheless', pattern: /\bmeanwhile\b/i, write: "'in the meantime' or 'until then'" },
  { id: 'nevertheless', pattern: /\bbesides(?=[.|]|$)/i, write: "'also' or 'in addition'" },
  { id: 'of-both', pattern: /\bone of both\b/i, write: "'either one'" },
  {
    id: 'of-your-own',
    pattern:
      /\b(?:an? (?:[\w-]+ ){1,3}|(?!(?:its|less|this)\b)[a-z]+s )of (?:your|its|their) own(?=$|[.,;:)]| (?:and|are|as|at|can|for|from|has|in|is|of|on|or|that|to|which|with|without)\b)/i,
    write: "'your own' or 'its own' before the noun",
    kinds: ['alt', 'cell', 'front-matter', 'heading', 'paragraph'],
    allowedPerPage: 1,
  },
  {
    id: 'of-yours',
    pattern: /\b[a-z]+ of (?:yours|ours)\b/i,
    write: "'your' or 'our' before the noun",
  },
  {
    id: 'one-as-pronoun',
    pattern:
      /\b(?:when|where|how|fast|as) one (?:walks?|sees|can|may|enters|looks|reaches|gets|must|would)\b|\b(?:that|if|which) one (?:walks|sees|enters|looks|reaches)\b|\bOne can\b/,
    write: "'you', 'people' or 'visitors'",
  },
  {
    id: 'pointer-meets',
    pattern:
      /(?<!\b(?:condition|criterion|edges|goal|limit|lines|people|requirement|target|teams|they|visitors|walls|you) )\b(?:(?:taps?|clicks?|pointer|can) (?:be )?(?:meets?|met)|was met)\b/i,
    write: "'hits' or 'was hit'",
  },
  {
    id: 'previous',
    pattern:
      /\bthe (?:one|run|query|journey|routes|model|map|page|part) before(?=$|[.,;:)]| (?:and|has|is|was|with)\b)/i,
    write: "'the previous' and the noun",
  },
  {
    id: 'reload',
    pattern: /\bload the page again\b|\btry once more\b/i,
    write: "'reload the page' or 'try again'",
  },
  {
    id: 'room-for-space',
    pattern:
      /\b(?:little|enough) room\b|\broom (?:for (?:all|it|that|them|both|each|every|everything|another)|to (?:keep|grow|spare|store))\b|\b(?:finds?|found|gets|lacks?|shares?|makes?|made) room\b(?! [\dA-Z])|\bno room (?:for|left|to)\b/i,
    write: "'space'",
  },
  {
    id: 'said-to',
    pattern: /\b(?:is|are) (?:not )?(?:said|told) (?:to(?! (?:be|have)\b)|by)\b/i,
    advice: 'Use the active voice: say who announces, defines or lists it.',
  },
  {
    id: 'somebody',
    pattern: /\b(?:somebody|nobody)\b/i,
    write: "'the user', 'someone' or 'no one'",
  },
  {
    id: 'stands',
    pattern:
      /\b(?:arrow|button|dot|heading|icon|image|label|legend|logo|marker|name|number|picture|pin|symbol|text|time|title|tooltip|turn|value|word)s? (?:\w+ly )?stands? (?:on|at|above|below|beside|in|there|behind|first|twice|upright|still)\b/i,
    write: "'is', 'appears' or 'sits'",
  },
  {
    id: 'take-for-choose',
    pattern:
      /\btake (?:it (?:for|when|if)|this way|an SDK|the (?:studio|script instead|print map|flyover gen|location gen|model mapper|GIS exp)|none of them|GeoPackage)\b/i,
    advice: "Write 'use' or 'choose' instead of 'take'.",
  },
  {
    id: 'takes-away',
    pattern: /\btakes? (?:[a-z]+ ){0,3}(?:away|off the map|out of the map)\b/i,
    write: "'removes' or 'remove'",
  },
  { id: 'that-which', pattern: /\bthat which\b/i, write: "'the one that', or name it" },
  {
    id: 'that-of',
    pattern: /^(?:That|Those) of (?:the|a|an|your|its|another|others|this|all)\b/,
    advice: 'Name the thing, with a possessive, instead of "that of".',
  },
  {
    id: 'typing-mistake',
    pattern: /\btyping (?:mistake|error)s?\b/i,
    write: "'typo'",
  },
  {
    id: 'way-for-route',
    pattern:
      /\bno way (?:between|found|from|is|leads|was)\b|\bno ways\b|\b(?:any|each|every|the) way between\b|\bway (?:in words|on foot|with(?:out)? (?:stairs|steps))\b|\bways (?:are without|with(?:out)? (?:stairs|steps))\b|\b(?:network of|step-free) ways?\b|\b(?:compares?|finds?) (?:the )?ways\b(?! (?:in which|of|to)\b)|\b(?:cheapest|new) way\b(?! (?:of|to)\b)/i,
    write: "'route', 'path' or 'directions'",
  },
  {
    id: 'where-for-if',
    pattern:
      /(?:^|(?<=[.:;] ))Where there (?:is|are) (?:no|none|several)\b(?=[^.]*,)|\bwhere the (?:system|device|user) asks\b/i,
    write: "'if'",
  },
  { id: 'whoever', pattern: /\bwhoever\b/i, write: "'anyone who', or the person who acts" },
  { id: 'whom', pattern: /\bwhom\b/i, write: "'who'" },
  {
    id: 'without-it',
    pattern: /\bwithout it: /i,
    write: "'If omitted, …' or 'Default: …'",
  },
];
