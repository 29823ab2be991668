const WEB_RTC = /^(?:webkit)?RTC/;

/**
 * Removes WebRTC, which can send data to any host: no directive of a content security policy that
 * browsers implement covers it. A program cannot get it from another window either, because frames
 * without an origin cannot read each other, and workers do not have it.
 */
export function removeWebRtc(): void {
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    if (WEB_RTC.test(name)) Reflect.deleteProperty(globalThis, name);
  }
}
