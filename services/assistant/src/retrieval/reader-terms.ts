/**
 * Readers' names for their task, and the words that pages use for it. The words are added to the
 * question; they do not replace it.
 */
const TASKS: readonly (readonly [said: RegExp, here: string])[] = [
  [/\bpage through\b|\bpaginat|\bpaging\b|\bnext page\b|\bfirst (?:20|50|100)\b/i, 'cursor list'],
  [
    /\bnewsletter\b|\blink (?:that|which) opens?\b|\bshareable (?:link|url)\b|\bqr[- ]?code\b/i,
    'deep link viewer',
  ],
  [
    /\bprintable\b|\bon paper\b|\bposter\b|\bflyer\b|\bprint(?:ed)? (?:map|plan)\b/i,
    'print svg pdf',
  ],
  [/\bcommand[- ]line\b|\bcli\b|\bterminal command\b|\bshell script\b/i, 'npx mvf'],
  [/\b(?:venue|map|building)\b.*\bzip\b|\bzip\b.*\b(?:venue|map|building)\b/i, 'bundle'],
  [/\bcron\b|\bnightly\b|\bevery (?:night|day|hour)\b|\bscheduled\b/i, 'export api'],
  [
    /\bcontentful\b|\bsanity\b|\bstrapi\b|\bairtable\b|\bspreadsheet\b|\bcms\b|\bcontent management\b/i,
    'feed sync',
  ],
  [/\b(?:dwg|dxf|autocad|cad)\b/i, 'geodata convert drawing'],
  [/\bstep[- ]free\b|\bpram\b|\bstroller\b|\bdisabled\b|\bwalker\b/i, 'accessible step-free'],
  [
    /\bwithout (?:internet|network|connection)\b|\bno (?:internet|network|connection|wifi)\b|\bairplane mode\b/i,
    'offline bundle',
  ],
  [
    /\b(?:shortest|minimal|smallest|hello world|quickest) (?:code|example|program|sample)\b|\bfirst map\b/i,
    'showVenue',
  ],
  [
    /\bpassword[- ]?protect|\bonly (?:employees|staff|members|logged)|\binternal only\b/i,
    'private map token',
  ],
  [
    /\bdropdown\b.*\bfloors?\b|\bfloors?\b.*\bdropdown\b|\bfloor (?:picker|switcher|selector)\b/i,
    'level selection floors.set',
  ],
  [/\bheat ?map\b|\boccupan|\bavailab|\bbooked\b/i, 'colour space'],
  [/\bwrong (?:floor|level)\b/i, 'floor'],
  [/\b(?:report|disclose)\b.*\b(?:vulnerab|security)/i, 'security contact'],
  [/\bwhat(?:['’]?s| is) new\b/i, 'release notes'],
  [
    /\bwhich (?:browser|android|ios|node)\b.*\b(?:support|version)|\bminimum (?:ios|android|version)\b/i,
    'requirements',
  ],
  [
    /\blimit\b.*\brequests?\b|\brequests?\b.*\blimit\b|\btoo many requests\b|\b429\b/i,
    'rate-limited',
  ],
  [/\b(?:avoid|without)\b.*\b(?:stairs|steps)\b/i, 'accessible step-free'],
  [
    /\bshopping list\b|\bbest order\b|\b(?:several|multiple|many) (?:stops|shops|places|destinations)\b/i,
    'stops order',
  ],
  [
    /\b(?:v|version |mvf )[12]\b.*\b(?:load|open|work|support)|\b(?:open|load)s? old(?:er)? (?:bundles?|files?)\b/i,
    'older bundles versions',
  ],
  [
    /\bfeed\b.*\b(?:columns?|fields?)\b|\b(?:columns?|fields?)\b.*\bfeed\b/i,
    'location record sync',
  ],
  [
    /\bloading (?:takes|is slow|slowly)\b|\bslow to load\b|\btakes (?:ages|forever|too long)\b/i,
    'performance loading first',
  ],
  [/\b(?:red|green|blue|yellow|orange|purple|pink|grey|gray)\b(?! dot)/i, 'colour'],
];

/** Words of pages for the task that a question describes. */
export function pageTermsFor(text: string): string {
  return TASKS.flatMap(([said, here]) => (said.test(text) ? [here] : [])).join(' ');
}
