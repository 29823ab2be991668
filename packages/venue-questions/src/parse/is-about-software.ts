/** Words of developers that visitors of a venue do not use. */
const SOFTWARE =
  /\b(?:sdks?|apis?|code|samples?|examples?|functions?|methods?|class(?:es)?|propert(?:y|ies)|options?|parameters?|arguments?|json|geojson|mvf|imdf|zip|bundles?|files?|folders?|formats?|schemas?|javascript|typescript|react|vue|angular|native|ios|android|swift|kotlin|flutter|web|apps?|pages?|docs?|documentation|versions?|v\d+|markers?|labels?|layers?|camera|zoom|webhooks?|endpoints?|requests?|responses?|fields?|iframes?|frames?|embed(?:ded)?|playground|console|errors?|exceptions?|events?|render(?:ed|ing)?|draw(?:n|ing)?|css|editor|npm|nodes?|graphs?|wayfinding|ids?|keys?|secrets?|tokens?|links?|urls?|data|source|demo|downloads?|databases?|servers?|maps?|polygons?|coordinates?|geometr(?:y|ies)|locations?|spaces?|venues?|categor(?:y|ies)|floor stacks?|connections?|styles?|themes?|widgets?|plugins?|packages?|librar(?:y|ies) for|prices?|pricing|licen[cs]es?|support|changelog|limits?|sizes?|browsers?|feeds?|sensors?|beacons?|user|users|visitors?|customers?|project|script|settings?|types?)\b/i;

/** Whether a text uses words of software, and so asks about documentation if in doubt. */
export function isAboutSoftware(text: string): boolean {
  return SOFTWARE.test(text);
}
