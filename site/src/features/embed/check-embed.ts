/** Text that the reader pasted. */
export type EmbedInput = {
  /** The value of the page's `Content-Security-Policy` header, or nothing. */
  readonly contentSecurityPolicy: string;
  /** The value of the page's `Permissions-Policy` header, or nothing. */
  readonly permissionsPolicy: string;
  /** The HTML of the frame. */
  readonly html: string;
};

export type Finding = {
  /** `fault`: the map will not work. `hint`: it will work in part, or not for everybody. */
  readonly severity: 'fault' | 'hint';
  readonly message: string;
};

/** Attributes of the frame, as parsed by the browser. */
export type FrameAttributes = Readonly<Record<string, string>>;

const MAX_INPUT_LENGTH = 20_000;
const MIN_PIXELS = 240;
const COPYING = 'clipboard-write';

/** Finds the usual reasons why an embedded map stays blank. */
export function checkEmbed(
  { contentSecurityPolicy, permissionsPolicy, html }: EmbedInput,
  {
    viewerOrigin,
    readFrame,
  }: {
    readonly viewerOrigin: string;
    /** The first frame in the code. */
    readonly readFrame: (html: string) => FrameAttributes | undefined;
  },
): readonly Finding[] {
  if (
    [contentSecurityPolicy, permissionsPolicy, html].some((text) => text.length > MAX_INPUT_LENGTH)
  ) {
    return [fault(`Paste up to ${MAX_INPUT_LENGTH} characters into each field.`)];
  }
  const frame = html.trim() === '' ? undefined : readFrame(html);
  const noFrame = html.trim() !== '' && !frame;
  return [
    ...checkPolicy(contentSecurityPolicy, viewerOrigin),
    ...(noFrame ? [fault('The code has no <iframe>. Paste the code of the iframe itself.')] : []),
    ...(frame ? checkFrame(frame, viewerOrigin) : []),
    ...(frame ? checkPermissions(permissionsPolicy, frame, viewerOrigin) : []),
  ];
}

function checkPolicy(policy: string, viewerOrigin: string): Finding[] {
  const text = policy.trim().replace(/^content-security-policy(?:-report-only)?\s*:/i, '');
  if (text.trim() === '') return [];
  const directives = new Map(
    text.split(';').flatMap((part) => {
      const [name = '', ...sources] = part.trim().split(/\s+/);
      return name === '' ? [] : [[name.toLowerCase(), sources] as const];
    }),
  );
  const name = ['frame-src', 'child-src', 'default-src'].find((each) => directives.has(each));
  if (name === undefined) return [];
  const sources = directives.get(name) ?? [];
  if (sources.some((source) => allows(source, viewerOrigin))) return [];
  const written = sources.length === 0 ? 'nothing' : sources.join(' ');
  return [
    fault(
      `The policy does not allow the iframe: ${name} lists ${written}. Add "frame-src ${viewerOrigin}"${name === 'frame-src' ? ' to the list' : ''}.`,
    ),
  ];
}

/** Whether a source expression of a policy matches an origin. */
function allows(source: string, origin: string): boolean {
  const { protocol, hostname, port } = new URL(origin);
  if (source === '*') return true;
  if (source === protocol) return true;
  const [, scheme, host = '', sourcePort] =
    /^(?:([a-z][a-z\d+.-]*):\/\/)?([^/:]+)(?::(\d+|\*))?(?:\/.*)?$/i.exec(source) ?? [];
  if (host === '' || host.startsWith("'")) return false;
  const isScheme = scheme === undefined || `${scheme.toLowerCase()}:` === protocol;
  const isHost = host.startsWith('*.')
    ? hostname.endsWith(host.slice(1).toLowerCase())
    : host.toLowerCase() === hostname;
  return (
    isScheme && isHost && (sourcePort === undefined || sourcePort === '*' || sourcePort === port)
  );
}

function checkFrame(frame: FrameAttributes, viewerOrigin: string): Finding[] {
  return [...validateSrc(frame['src'], viewerOrigin), ...checkSize(frame), ...checkAccess(frame)];
}

function validateSrc(src: string | undefined, viewerOrigin: string): Finding[] {
  const url = src === undefined ? null : URL.parse(src);
  if (!url) {
    return [fault(`src: expected the full URL of the viewer, found "${src ?? ''}".`)];
  }
  const findings: Finding[] = [];
  if (url.protocol === 'http:' && new URL(viewerOrigin).protocol === 'https:') {
    findings.push(
      fault('src starts with http, which browsers block in pages served over HTTPS. Use HTTPS.'),
    );
  } else if (url.origin !== viewerOrigin) {
    findings.push(hint(`src points to ${url.origin}, not to the viewer at ${viewerOrigin}.`));
  }
  if (!url.searchParams.has('venue')) {
    findings.push(fault('src names no venue. Add venue=… to its query.'));
  }
  if (url.searchParams.get('embedded') !== 'true') {
    findings.push(
      hint(
        'Add embedded=true to src. Otherwise, the wheel zooms the map instead of scrolling the page.',
      ),
    );
  }
  return findings;
}

function checkSize({ style = '', height = '' }: FrameAttributes): Finding[] {
  const styled = /(?:^|;)\s*height\s*:\s*([^;]+)/i.exec(style)?.[1]?.trim() ?? '';
  const size = styled === '' ? height.trim() : styled;
  if (size === '') {
    return [
      fault('The iframe has no height, so browsers make it 150 px high. Set a height in pixels.'),
    ];
  }
  if (size.endsWith('%')) {
    return [
      hint(
        `The height is ${size}, which collapses unless every element around the iframe has a height. Use pixels or vh.`,
      ),
    ];
  }
  const pixels = /^(\d+(?:\.\d+)?)(?:px)?$/.exec(size)?.[1];
  return pixels !== undefined && Number(pixels) < MIN_PIXELS
    ? [
        hint(
          `A height of ${pixels} px leaves little space for the map. With a panel, use 400 px or more.`,
        ),
      ]
    : [];
}

function checkAccess({ title = '', sandbox, loading }: FrameAttributes): Finding[] {
  const findings: Finding[] = [];
  if (title.trim() === '') {
    findings.push(hint('Add a title. Screen readers announce it instead of the URL.'));
  }
  for (const token of sandbox === undefined ? [] : ['allow-scripts', 'allow-same-origin']) {
    if (!sandbox?.split(/\s+/).includes(token)) {
      findings.push(fault(`sandbox: add ${token}. The viewer cannot run without it.`));
    }
  }
  if (loading === 'lazy') {
    findings.push(
      hint(
        'loading="lazy": the viewer answers messages only after the user has scrolled to the iframe.',
      ),
    );
  }
  return findings;
}

function checkPermissions(
  policy: string,
  { allow = '' }: FrameAttributes,
  viewerOrigin: string,
): Finding[] {
  const text = policy.trim().replace(/^permissions-policy\s*:/i, '');
  const features = new Map(
    [...text.matchAll(/([\w-]+)\s*=\s*(\([^)]*\)|\*|self)/g)].map(([, name, list]) => [name, list]),
  );
  const list = features.get(COPYING);
  if (list !== undefined && list !== '*' && !list.includes(`"${viewerOrigin}"`)) {
    return [
      hint(
        `The permissions policy denies ${COPYING} to the iframe, so visitors cannot copy a link. Set ${COPYING}=(self "${viewerOrigin}").`,
      ),
    ];
  }
  return allow.includes(COPYING)
    ? []
    : [hint(`Add allow="${COPYING}": the button that copies a link requires it.`)];
}

function fault(message: string): Finding {
  return { severity: 'fault', message };
}

function hint(message: string): Finding {
  return { severity: 'hint', message };
}
