import { type ViewerLink, writeDeepLink } from '@brand/viewer-embed';

/** Options that the reader chose in the builder. */
export type EmbedChoice = Pick<ViewerLink, 'mode' | 'theme' | 'language' | 'kiosk'> & {
  readonly venue: string;
  /** Accessible name of the map. */
  readonly title: string;
  /** CSS pixels. */
  readonly height: number;
};

export type SnippetKind = 'iframe' | 'script' | 'react';

export type SnippetPlace = {
  /** URL of the viewer. */
  readonly viewerUrl: string;
  /** The npm scope of our packages, such as `@acme`. */
  readonly packageScope: string;
};

/** The code that embeds the chosen map. */
export function writeSnippet(kind: SnippetKind, choice: EmbedChoice, place: SnippetPlace): string {
  return WRITERS[kind](choice, place);
}

const WRITERS: Readonly<Record<SnippetKind, (choice: EmbedChoice, place: SnippetPlace) => string>> =
  {
    iframe: ({ title, height, ...link }, { viewerUrl }) => {
      const address = writeDeepLink(viewerUrl, { ...link, embedded: true });
      return [
        '<iframe',
        `  src="${escapeAttribute(address)}"`,
        `  title="${escapeAttribute(title)}"`,
        '  allow="clipboard-write"',
        `  style="border: 0; width: 100%; height: ${height}px"`,
        '></iframe>',
      ].join('\n');
    },
    script: ({ title, height, ...link }, { viewerUrl }) =>
      [
        `<section id="map" aria-label="${escapeAttribute(title)}" style="height: ${height}px"></section>`,
        '<script type="module">',
        `  import { startViewer } from '${new URL('web-app.js', viewerUrl).href}';`,
        '',
        `  await startViewer({ root: '#map', ${optionsText(link)} });`,
        '</script>',
      ].join('\n'),
    react: ({ title, height, ...link }, { packageScope }) =>
      [
        `import { embedViewer } from '${packageScope}/viewer-embed';`,
        "import { useEffect, useRef } from 'react';",
        '',
        'export function VenueMap() {',
        '  const container = useRef<HTMLDivElement>(null);',
        '  useEffect(() => {',
        '    if (!container.current) return undefined;',
        '    const viewer = embedViewer(container.current, {',
        ...optionLines({ ...link, title }).map((line) => `      ${line}`),
        '    });',
        '    return () => viewer.remove();',
        '  }, []);',
        `  return <div ref={container} style={{ height: ${height} }} />;`,
        '}',
      ].join('\n'),
  };

function optionsText(options: object): string {
  return optionLines(options).join(' ').replace(/,$/, '');
}

function optionLines(options: object): string[] {
  return Object.entries(options)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${literal(value)},`);
}

/** A string literal that cannot end its script element. */
function literal(value: unknown): string {
  if (typeof value !== 'string') return String(value);
  const escaped = value.replaceAll(/[\\']/g, String.raw`\$&`).replaceAll('<', String.raw`\x3c`);
  return `'${escaped.replaceAll('\n', ' ')}'`;
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
