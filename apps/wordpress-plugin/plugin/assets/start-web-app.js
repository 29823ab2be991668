/** Options that an element may set. Not `baseUrl`: authors write attributes, administrators addresses. */
const NAMES = [
  'venue',
  'key',
  'location',
  'floor',
  'from',
  'to',
  'accessible',
  'language',
  'mode',
  'theme',
];

for (const element of document.querySelectorAll('.brand-slug-app')) void start(element);

/** Where it fails, the link to the hosted viewer stays, or the viewer says why. */
async function start(element) {
  try {
    const { startViewer } = await import('@brand-slug/web-app');
    await startViewer({ root: element, ...readOptions(element.dataset.options) });
  } catch (error) {
    console.error('The map could not be started.', error);
  }
}

function readOptions(text) {
  const given = JSON.parse(text ?? '{}');
  const options = Object.fromEntries(
    NAMES.filter((name) => typeof given[name] === 'string').map((name) => [name, given[name]]),
  );
  return 'accessible' in options
    ? { ...options, accessible: options.accessible === 'true' }
    : options;
}
