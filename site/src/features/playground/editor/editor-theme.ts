import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const theme = EditorView.theme({
  '&': {
    height: '100%',
    backgroundColor: 'var(--portal-code-background)',
    color: 'var(--portal-ink)',
    fontSize: 'var(--portal-text-small)',
  },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: 'var(--ifm-font-family-monospace)',
    fontVariantLigatures: 'none',
    lineHeight: 'var(--ifm-pre-line-height)',
  },
  '.cm-content': { padding: 'var(--portal-space-4) 0', caretColor: 'var(--ifm-color-primary)' },
  '.cm-cursor': { borderLeftColor: 'var(--ifm-color-primary)', borderLeftWidth: '2px' },
  '.cm-gutters': {
    boxSizing: 'border-box',
    minWidth: 'var(--gutter-width)',
    justifyContent: 'end',
    border: '0',
    backgroundColor: 'transparent',
    color: 'var(--portal-ink-soft)',
  },
  '.cm-activeLine, .cm-activeLineGutter': {
    backgroundColor: 'color-mix(in srgb, var(--ifm-color-primary) 6%, transparent)',
  },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground':
    { backgroundColor: 'color-mix(in srgb, var(--ifm-color-primary) 22%, transparent)' },
  '.cm-matchingBracket': {
    backgroundColor: 'color-mix(in srgb, var(--ifm-color-primary) 22%, transparent)',
    outline: 'none',
  },
  '.cm-tooltip': {
    border: '1px solid var(--portal-line)',
    borderRadius: 'var(--portal-radius-medium)',
    backgroundColor: 'var(--portal-surface)',
    color: 'var(--portal-ink)',
    boxShadow: 'var(--portal-elevation-raised)',
  },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--ifm-color-primary)',
    color: 'var(--portal-paper)',
  },
  '.cm-panels': { backgroundColor: 'var(--portal-surface)', color: 'var(--portal-ink)' },
  '.cm-diagnostic': {
    fontFamily: 'var(--ifm-font-family-base)',
    fontSize: 'var(--portal-text-small)',
  },
});

const colors = HighlightStyle.define([
  { tag: [tags.keyword, tags.moduleKeyword, tags.controlKeyword], color: 'var(--hl-k)' },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--hl-s)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--hl-n)' },
  { tag: [tags.comment], color: 'var(--hl-c)', fontStyle: 'italic' },
  {
    tag: [tags.function(tags.variableName), tags.function(tags.propertyName)],
    color: 'var(--hl-f)',
  },
  { tag: [tags.typeName, tags.className], color: 'var(--hl-f)' },
]);

/** The theme of the editor, in CSS variables that follow the colour mode of the site. */
export const editorTheme: Extension = [theme, syntaxHighlighting(colors)];
