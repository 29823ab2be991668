/** Kind of a question. Each kind has its own form of answer. */
export type QuestionKind =
  | 'how-to'
  /** Yes or no. */
  | 'can-it'
  /** Options, parameters, defaults. */
  | 'option'
  | 'error'
  /** Changes between versions. */
  | 'changed'
  /** The meaning of a word. */
  | 'word'
  /** Files and their fields. */
  | 'fields'
  | 'where'
  | 'limits'
  /** The complete file of a sample. */
  | 'whole-file';

type Pattern = readonly [kind: QuestionKind, pattern: RegExp];

/** In order: the first that matches decides. */
const PATTERNS: readonly Pattern[] = [
  [
    'whole-file',
    /\b(?:whole|full|complete|entire) (?:file|code|program|example|sample|source|script)\b|\ball (?:of )?the code\b/i,
  ],
  [
    'changed',
    /\bwhat(?:['’]?s| is| are)? new\b|\bnew in\b|\bchange ?log\b|\brelease notes\b|\bwhat(?:['’]s| has| is)? (?:changed|different)\b|\bmigrat(?:e|ing|ion)\b|\bbreaking changes?\b|\bwhat breaks\b|\b(?:was |is |got |been )?(?:renamed|replaced|removed|deprecated)\b|\bno longer exists?\b|n['’]?o?t exist any ?more\b|\bequivalent of\b|\bwhat happened to\b|\bdifferences? between (?:[\w ]+ )?(?:v|version )?\d|\binstead of .{0,40} in (?:v|version )?\d|\b(?:upgrad\w+|updat\w+|mov\w+|switch\w+) from (?:[\w ]+ )?v?\d/i,
  ],
  [
    'limits',
    /\blimits? (?:of|for|on|per)\b|\brate limits?\b|\bquotas?\b|\bhow (?:many|large|big|much|long|often|heavy|old)\b|\b(?:max|min)imum\b|\bmax\b|\bbiggest\b|\blargest\b|\bper (?:second|minute|hour|day|month)\b|\bpric(?:e|es|ing)\b|\bcosts?\b|\bpay\b|\bfree (?:plan|tier)\b|\blicen[cs]e\b|\bsize limit\b|\bwhat (?:are|is) the limits?\b/i,
  ],
  [
    'error',
    /\berrors?\b|\bfail(?:s|ed|ure|ing)?\b|\bnot (?:work|show|load|appear|found|visible|render|match|support|connect|reach|receiv)|n['’]?t (?:work|show|load|appear|see|render|open|move|fire|get|update|find|seem|match|connect|compile|build|start)|\bnever (?:match|fire|work|show|arriv|load|call|finish|end)|\bblank\b|\bempty\b|\bnothing (?:happens|shows|appears)|\bwrong\b(?! way)|\bcrash|\bbroken\b|\bundefined\b|\bexpected\b.*\bfound\b|\bwhy\b|\bdisappear|\bmissing\b|\bstuck\b|\brefuse[sd]?\b|\bthrows?\b|\bexception\b|\bwarnings?\b|\b[45]\d\d\b|\binvalid\b|\bgone\b|\bblocked\b|\bjagged\b|\bflicker|\bcomplains?\b|\bonly (?:get|receive|see|show)\b|\bis null\b|\bfreez|\bhangs?\b|\brejected\b|\bdenied\b/i,
  ],
  [
    'can-it',
    /^(?:so |and |but |ok |hey |also )*(?:can|could|does|do|is|are|will|would|has|have|may|must|should)\b(?! (?:you |i |we )?(?:explain|tell|show|give|help|write))|\bis (?:it|this|that) possible\b|\bpossible to\b|,? or (?:not|is it)\b|\b(?:is|are) there (?:an?|any)\b|\bdo(?:es)? (?:it|you|they|the \w+) (?:support|work|have|offer)\b/i,
  ],
  [
    'fields',
    /\b(?:which|what|list of|all|required|mandatory|optional) (?:\w+ ){0,3}(?:fields?|columns?|files?|keys|attributes?|propert(?:y|ies)|headers?)\b|\b(?:fields?|columns?|attributes?|schema|structure|payload|body|shape|layout)\b.{0,30}\b(?:of|for|in)\b|\b(?:json|csv|payload|schema) of\b|\bsample (?:body|payload|json)\b|\bcsv columns\b|\bwhich file\b|\bwhat(?:['’]s| is) (?:in|inside)\b/i,
  ],
  [
    'option',
    /\bdefaults?\b|\boptions?\b|\bparameters?\b|\barguments?\b|\breturns?\b(?! to\b)|\bsignature\b|\btype of\b|\bflags?\b|\bsettings?\b|\b(?:which|what|all|list(?: of)?|possible|available|valid|allowed|every)\b.{0,40}\b(?:types?|props?|methods?|events?|values?|units?|codes?)\b|\bfull list\b|--[a-z]/i,
  ],
  [
    'where',
    /^(?:and |so )?where\b|\bwhere (?:do|can|is|are|to)\b|\b(?:link|address|url) (?:of|to|for) the (?:docs?|page|repo|registry|playground)\b|\bpackage name\b|\bname of the (?:package|module|npm)\b/i,
  ],
  [
    'word',
    /^(?:so,? |and |ok,? )?(?:what(?:['’]?s| is| are| does)|explain|define|meaning of|difference)\b|\bdifference between\b|\bdiffer\b|\bmean(?:s|ing)?\b|\bvs\.?\b|\bversus\b|\bwhat do you call\b/i,
  ],
];

const HOW_TO =
  /\bhow (?:do|can|to|would|should|could|does one)\b|\bway to\b|\b(?:shortest|smallest|minimal|simplest|quickest) (?:code|command|example|program|sample)\b|^(?:can|could) (?:i|you|we) (?:show|tell|give|explain|help)/i;
/** A question about a flag of a command asks for an option, whatever the flag does. */
const FLAG = /\bwhat (?:is|does|do)\b.*(?<![\w-])--[a-z]/i;
/** A sentence that asks for yes or no, even if more follows. */
const IS_QUESTION =
  /^(?:can|could|does|do|is|are|will|would|has|have|must)\b(?! (?:you |i |we )?(?:explain|tell|show|give|help|write))(?:[^.!\n]|\.\d)*\?/i;
const TROUBLE =
  /\berrors?\b|\bfail|\bcrash|\bblank\b|\bbroken\b|\bwrong\b|\bmissing\b|\bnot (?:work|show|load|appear|found)|n['’]?t (?:work|show|load|appear|see)|\b[45]\d\d\b|\bhow (?:many|large|big|much|long|often)\b|\blimits?\b|\bmax/i;
/** Readers describe a problem before they ask how to fix it. */
const STARTS_WITH_TROUBLE = /^(?:why|error|exception|uncaught|failed|cannot|can['’]t)\b/i;

/** Classifies a question. `undefined` if its words do not decide, as in "and in React?". */
export function classifyQuestion(text: string): QuestionKind | undefined {
  const plain = text.trim();
  if (/\bwhole (?:file|code)\b/i.test(plain)) return 'whole-file';
  if (FLAG.test(plain) && !STARTS_WITH_TROUBLE.test(plain)) return 'option';
  if (IS_QUESTION.test(plain) && !TROUBLE.test(plain)) return 'can-it';
  const isHowTo = HOW_TO.test(plain) && !STARTS_WITH_TROUBLE.test(plain);
  for (const [kind, pattern] of PATTERNS) {
    if (!pattern.test(plain)) continue;
    // "How do I make a default style?" asks for instructions, whatever the subject.
    const isBeside = kind === 'option' || kind === 'fields' || kind === 'can-it' || kind === 'word';
    return isHowTo && isBeside ? 'how-to' : kind;
  }
  return isHowTo ? 'how-to' : undefined;
}
