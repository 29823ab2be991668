import { classifyQuestion } from '../retrieval/question-kind.ts';

/**
 * Topics that a page must mention itself to answer a question about them. Other matching words do
 * not answer a question about prices.
 */
const TOPICS: readonly (readonly [asks: RegExp, covers: RegExp, name: string])[] = [
  [
    /\bpric(?:e|es|ing)\b|\b(?:how much|what) (?:does|do|will|would)\b.*\b(?:cost|pay|charged?)\b|\bhow much (?:is|are|for)\b.*\b(?:licen[cs]e|plan|sdk|month|year|user)\b|\bhow expensive\b|\bcosts?\b.*\b(?:month|year|user|licen[cs]e|plan|money)\b|\bpay (?:per|for|extra|monthly)\b|\b(?:free tier|free plan|free trial|trial period|subscription|refunds?|discounts?|enterprise plan|credit card|invoices?|billing)\b|\bdo (?:i|we) (?:have to )?pay\b|\bcheaper (?:than|plan)\b/i,
    /\bprices?\b|\bpricing\b|\binvoices?\b|\bbilling\b|\bsubscriptions?\b|\bfree of charge\b|\brefund/i,
    'prices',
  ],
  [
    /\bsla\b|\bservice level\b|\buptime\b|\bsoc ?2\b|\biso ?27001\b|\bhipaa\b|\bgdpr\b|\bfedramp\b|\bdpa\b|\bdata processing agreement\b|\bterms of (?:service|use)\b|\blegal(?:ly)?\b|\bnda\b|\bwarranty\b/i,
    /\bsla\b|\buptime\b|\bsoc 2\b|\biso 27001\b|\bhipaa\b|\bgdpr\b|\blegal/i,
    'contracts or certificates',
  ],
  [/\bdeprecated?\b|\bdeprecation\b/i, /\bdeprecat|\bend of life\b/i, 'what is deprecated'],
  [/\baugmented reality\b|\bAR\b/, /\baugmented\b/i, 'augmented reality'],
  [
    /\bvoice (?:control|assistant|command)s?\b|\bspeech recognition\b/i,
    /\bvoice control|\bspeech/i,
    'voice control',
  ],
  [/\bcctv\b|\bsurveillance\b|\bface recognition\b/i, /\bcctv\b/i, 'surveillance'],
  [
    /\b(?:open|your) jobs\b|\b(?:get|find|want|apply for) (?:a|an|the) job\b|\bjob (?:openings?|offers?|interviews?)\b|\bjobs (?:at|in)\b(?! the\b)|\b(?:careers?|hiring|internships?|salary|salaries|ceo|founders?|investors?|headquarters)\b|\bdelete my account\b|\breset my password\b/i,
    /\bcareers?\b|\bhiring\b/i,
    'jobs or accounts',
  ],
];

/** Questions of general knowledge and about programming in general. */
const GENERAL =
  /\b(?:tell|make|write|sing) (?:me )?(?:an? )?(?:jokes?|poems?|songs?|stor(?:y|ies)|essays?|haiku|limericks?|cover letters?)\b|\brecipes?\b|\bcapital of\b|\bwho (?:won|invented|is the (?:president|king|queen|prime minister))\b|\bmeaning of life\b|\bhoroscope\b|\bfootball\b|\bworld cup\b|\belections?\b|\bvot(?:e|ing)\b|\bweather\b.*\b(?:tomorrow|today|in [A-Z])|\btranslate (?:this|the following|['"“‘])|\bbest (?:laptop|phone|restaurant|hotel|movie)s?\b|\bwhat time is it\b|\bhistory of\b|\b(?:write|implement|give me|code) (?:me )?(?:an? |the )?(?:(?:python|java|c\+\+|c#|rust|go|golang|php|ruby|bash|sql|perl|haskell) (?:function|script|program|class|code|query)|regex)\b|\b(?:reverse|sort) (?:a|an|the) (?:string|array|linked list|list of (?:numbers|strings|dict\w*))\b|\bcent(?:er|re) (?:a div|text)\b|\bbinary (?:tree|search)\b|\bfizz ?buzz\b|\bfibonacci\b|\bregex for\b|\b(?:quick|bubble) ?sort\b|\b(?:left|right|inner|outer|cross) join\b|\bhomework\b|\b(?:git|docker|kubernetes|spring boot|ubuntu|excel|photoshop)\b|\bmercator\b|\bcss propert|\bflexbox\b|\bparse json\b|\binfinite loop\b|\b\d+ (?:times|plus|minus|divided by) \d+\b|\brouter\b/i;

/** Third-party products. Their errors are out of scope, unless a passage mentions the product. */
const THIRD_PARTY =
  /\b(?:mapbox(?:[- ]gl)?|leaflet|openlayers|cesium|google maps|arcgis|mappedin|mazemap|situm|pointr|indooratlas|navigine|tomtom|bing maps|apple maps|firebase|supabase|shopify|salesforce|unity|uber|netflix|spotify|photoshop|excel|tesla|chatgpt)\b/gi;

const COMPARISON =
  /\b(?:better|worse|choose you|switch) (?:than|over|from|to)\b|\bcompared?\b.*\b(?:to|with|against)\b.*\b(?:google|mapbox|arcgis|mappedin|mazemap|situm|pointr|competitors?)\b|\bcompetitors?\b|\bchoose you\b|\bbest (?:indoor )?(?:map|mapping) (?:company|provider|vendor|platform)\b|\bwhy should (?:i|we) (?:use|pick|buy|choose)\b/i;

/** Platforms without an SDK that readers ask for. */
const OTHER_PLATFORMS =
  /\b(flutter|dart|unity|unreal(?: engine)?|xamarin|(?:\.net )?maui|blazor|cordova|phonegap|ionic|capacitor|nativescript|kotlin multiplatform|kmp|delphi|windows phone|uwp|wpf|winforms|tizen|visionos|watchos|wear ?os|apple watch|carplay|android auto|roblox|godot|hololens|oculus|vision pro|(?:python|java|php|ruby|rust|go|c\+\+) sdk)\b/i;

const INJECTION =
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instructions?|prompts?|rules?|guidelines?|above|previous|told)\b|\bsystem prompt\b|\bact as (?:a|an|my|if)\b|\bpretend (?:to be|you)\b|\byou are now\b|\bjailbreak\b|\bdeveloper mode\b|\b(?:reveal|print|show|repeat|leak|output|give me)\b.{0,30}\b(?:your (?:prompt|instructions?)|the (?:system )?prompt|passwords?|environment variables|everything above|admin)\b|\brepeat everything\b|\bwhat is your (?:api )?(?:secret|prompt|key)\b|<\/?(?:context|system)>/i;

export function isInjection(text: string): boolean {
  return INJECTION.test(text);
}

/** The platform without an SDK that a question asks for. */
export function findOtherPlatform(text: string): string | undefined {
  return OTHER_PLATFORMS.exec(text)?.[1];
}

export function isGeneralKnowledge(text: string): boolean {
  return GENERAL.test(text);
}

/** Whether a text mentions the required topic of a question, such as prices. */
export function coversTopic(question: string, text: string): boolean {
  if (COMPARISON.test(question)) return false;
  const isFault = classifyQuestion(question) === 'error';
  const names = isFault ? (question.toLowerCase().match(THIRD_PARTY) ?? []) : [];
  return names.every((name) => text.includes(name)) && missingTopic(question, text) === undefined;
}

/** The required topic of a question that a text does not mention, such as prices. */
export function missingTopic(question: string, text: string): string | undefined {
  return TOPICS.find(([asks, covers]) => asks.test(question) && !covers.test(text))?.[2];
}
