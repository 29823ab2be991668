import { BRAND_FONT } from '../font-families.ts';

/**
 * Styles of the HTML above the canvas. Apps may override them; the variables follow the theme.
 * Stacking order: canvas, markers, then panels from 2 up.
 */
export const OVERLAY_STYLES: string = `
.mv-root{isolation:isolate}
.mv-root:focus-visible{outline:none}
.mv-root:focus-visible::after{content:"";position:absolute;inset:0;z-index:4;border:3px solid var(--mv-accent);pointer-events:none}
.mv-hidden{position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.mv-markers{position:absolute;inset:0;overflow:clip;isolation:isolate;pointer-events:none}
.mv-marker{position:absolute;left:0;top:0;width:0;height:0;font:500 13px/1.3 ${BRAND_FONT},system-ui,sans-serif;color:var(--mv-text)}
.mv-marker[data-state=absent]{display:none}
.mv-marker[data-state=shown]{will-change:transform}
.mv-marker::before{content:"";box-sizing:border-box;position:absolute;left:-6px;top:-6px;width:12px;height:12px;border:2px solid var(--mv-surface);border-radius:50%;background:var(--mv-muted);scale:0}
.mv-marker[data-state=dot]::before{scale:1}
.mv-marker-body{position:absolute;left:0;top:0;width:max-content;user-select:none;outline:none}
.mv-marker:not([data-state=shown])>.mv-marker-body{opacity:0;scale:.3}
.mv-marker[data-state=hidden]{visibility:hidden}
.mv-marker[data-occluded]>.mv-marker-body{opacity:.3}
.mv-animated,.mv-animated::before,.mv-animated>.mv-marker-body{transition:opacity .16s,scale .16s,visibility .16s}
.mv-still *,.mv-still ::before{transition:none!important}
.mv-interactive[data-state=shown]>.mv-marker-body,.mv-interactive[data-state=dot]::before{pointer-events:auto;cursor:pointer}
.mv-marker-body:focus-visible{outline:3px solid var(--mv-accent);outline-offset:2px;border-radius:6px}
.mv-marker[data-state=dot]:focus-within::before{outline:3px solid var(--mv-accent);outline-offset:1px}
.mv-bubble{padding:4px 9px;border:1px solid var(--mv-line);border-radius:8px;background:var(--mv-surface);box-shadow:0 1px 4px #0006}
.mv-pin{filter:drop-shadow(0 1px 2px #0007)}
.mv-pin::before{content:"";display:block;width:26px;height:36px;background:radial-gradient(circle at 13px 13px,var(--mv-surface) 5px,var(--mv-accent) 5.6px);clip-path:path("M13 36C11 28 0 22 0 13a13 13 0 0 1 26 0c0 9-11 15-13 23")}
.mv-cluster{display:grid;place-items:center;min-width:36px;height:36px;padding:0 8px;box-sizing:border-box;border:3px solid var(--mv-surface);border-radius:18px;background:var(--mv-accent);color:var(--mv-surface);font-weight:700;box-shadow:0 1px 4px #0006}
.mv-places{position:absolute;z-index:3;inset-block-start:8px;inset-inline-start:8px;box-sizing:border-box;width:min(280px,100% - 16px);max-height:min(320px,100% - 16px);overflow:auto;padding:6px;border:1px solid var(--mv-line);border-radius:10px;background:var(--mv-surface);color:var(--mv-text);box-shadow:0 2px 12px #0006;font:14px/1.4 ${BRAND_FONT},system-ui,sans-serif}
.mv-places:focus-visible{outline:3px solid var(--mv-accent)}
.mv-places:not(:focus){width:1px;height:1px;padding:0;border:0;overflow:hidden;clip-path:inset(50%)}
.mv-place{padding:6px 10px;border-radius:6px}
.mv-place[aria-selected=true]{background:var(--mv-accent);color:var(--mv-surface)}
@media(forced-colors:active){.mv-marker::before,.mv-pin::before{forced-color-adjust:none}.mv-place[aria-selected=true]{forced-color-adjust:none;background:Highlight;color:HighlightText}}
`;
