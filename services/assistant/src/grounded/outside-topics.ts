/** A topic that readers ask about and that the documentation does not cover. */
type OutsideTopic = { readonly asks: RegExp; readonly reply: string };

const TOPICS: readonly OutsideTopic[] = [
  {
    asks: /\bpricing\b|\bprices\b(?! (?:tag|in|on|of products))|\b(?:your|the|what|which) price\b(?! (?:tag|card|list))|\bprice (?:per|for)\b|\bhow much (?:does|is|do|will|would|for)\b.*\b(?:cost|pay|sdk|maps?|plan|licen[cs]e|charge)|\bhow expensive\b|\bcosts?\b.*\b(?:month|year|user|per |licen[cs]e|plan|money)|\b(?:free tier|free plan|free trial|trial period|subscription|refunds?|discounts?|enterprise plan|credit card)\b|(?<!\busage\b.*)\b(?:invoices?|billing)\b|\bcost of\b|\bwhat (?:does|do|will) .{0,30} cost\b|\b(?:euros?|dollars?|usd|eur)\b/i,
    reply: 'The documentation says nothing about prices, plans or invoices.',
  },
  {
    asks: /\bsla\b|\bservice level\b|\buptime\b|\bsoc ?2\b|\biso ?27001\b|\bhipaa\b|\bgdpr\b|\bfedramp\b|\bdata processing agreement\b|\bdpa\b|\bterms of (?:service|use)\b|\blegal(?:ly)?\b|\bopen source licen[cs]e\b|\blicen[cs]e terms\b|\bnda\b|\bwarranty\b/i,
    reply: 'The documentation says nothing about contracts, guarantees or certificates.',
  },
  {
    asks: /\b(?:open|your) jobs\b|\b(?:get|find|want|apply for) (?:a|an|the) job\b|\bjob (?:openings?|offers?|vacanc\w+|opportunit\w+|applications?|interviews?)\b|\bjobs (?:at|in|for)\b(?! the\b)|\b(?:careers?|hiring|internships?|salary|salaries|ceo|founders?|founded|investors?|stock|headquarters|(?:your|support) (?:phone|hotline|e-?mail)[\w ]{0,10}|support hotline|opening an account|delete my account|reset my password|change my password)\b/i,
    reply: 'The documentation says nothing about the company, its people or accounts.',
  },
  {
    asks: /\b(?:better|worse|cheaper|choose you|switch) (?:than|over|from|to)\b.*\b(?:google|mapbox|arcgis|esri|mappedin|mazemap|situm|pointr|here|apple|mapspeople|azure|competitors?)\b|\bcompared?\b.*\b(?:to|with|against)\b.*\b(?:google|mapbox|arcgis|mappedin|mazemap|situm|pointr|mapspeople|competitors?)\b|\b(?:vs\.?|versus) (?:google|mapbox|arcgis|mappedin|mazemap|situm|pointr|mapspeople)\b|\bcompetitors?\b|\bchoose you\b|\bcheaper\b|\bbest (?:indoor )?(?:map|mapping) (?:company|provider|vendor|platform)\b|\bwhy (?:i )?should (?:i|we)? ?(?:not )?(?:use|pick|buy)\b.*\b(?:google|mapbox|arcgis|you)\b|\b(?:mapbox|google maps|mappedin|arcgis) (?:vs|versus|or) (?:you|this)\b/i,
    reply: 'The documentation does not compare itself with other providers.',
  },
  {
    asks: /\bweather\b.*\b(?:tomorrow|today|in [A-Z])|\b(?:tell|make|write) (?:me )?(?:an? )?(?:jokes?|poems?|songs?|stor(?:y|ies)|essays?|haiku|limericks?)\b|\brecipes?\b|\bcapital of\b|\bwho (?:won|is the president|is the king)\b|\bmeaning of life\b|\bhoroscope\b|\bfootball\b|\bworld cup\b|\b(?:what|which) (?:day|year) is it\b|\btranslate (?:this|the following|['"“‘])|\bbest (?:laptop|phone|restaurant|hotel|movie)s?\b/i,
    reply: 'That has nothing to do with indoor maps, and the documentation does not say.',
  },
  {
    asks: /\b(?:write|implement|give me|code) (?:me )?(?:an? |the )?(?:python|java|c\+\+|c#|rust|go|golang|php|ruby|bash|sql|perl|haskell) (?:function|script|program|class|code|query)\b|\b(?:reverse|sort) (?:a|an|the) (?:string|array|linked list|list of (?:numbers|strings|dictionaries))\b|\bcent(?:er|re) a div\b|\bbinary (?:tree|search)\b|\bfizz ?buzz\b|\bfibonacci\b|\bregex for\b|\bquick ?sort\b|\bbubble sort\b|\b(?:left|right|inner|outer|cross) join\b|\bgroup by\b.*\bhaving\b/i,
    reply:
      'That is a question about programming in general. The documentation is about indoor maps.',
  },
];

/** Platforms without an SDK here that people ask for. */
const OTHER_PLATFORMS =
  /\b(flutter|dart|unity|unreal(?: engine)?|xamarin|maui|\.net|blazor|cordova|phonegap|ionic|capacitor|nativescript|kotlin multiplatform|kmp|qt|delphi|windows phone|uwp|wpf|winforms|tizen|visionos|watchos|wear ?os|apple watch|carplay|android auto|roblox|godot|hololens|oculus|quest|vision pro|python sdk|java sdk|php sdk|ruby sdk|rust sdk|go sdk|c\+\+ sdk)\b/i;

const INJECTION =
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instructions?|prompts?|rules?|guidelines?|above|previous|told)\b|\bsystem prompt\b|\bact as (?:a|an|my|if)\b|\bpretend (?:to be|you)\b|\byou are now\b|\bjailbreak\b|\bdeveloper mode\b|\b(?:reveal|print|show|repeat|leak|output)\b.{0,30}\b(?:prompt|secrets?|instructions?|passwords?|environment variables|everything above)\b|\brepeat everything\b|<\/?(?:context|system)>/i;

/** Reply to a question out of scope; `undefined` if the documentation may cover it. */
export function outOfScopeReply(text: string): string | undefined {
  if (INJECTION.test(text)) {
    return 'I answer questions about this documentation, from its pages, and nothing changes that.';
  }
  const platform = OTHER_PLATFORMS.exec(text)?.[1];
  if (platform !== undefined) {
    return `There is no SDK for ${platform} in this documentation. There are SDKs for the web, React Native, iOS and Android, and a viewer that any web view can show.`;
  }
  return TOPICS.find(({ asks }) => asks.test(text))?.reply;
}
