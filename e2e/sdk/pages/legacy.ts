/** Exposes an older version of the SDK to tests, selected by `?line=5.0`. */
const line = new URLSearchParams(location.search).get('line');

async function startLine(): Promise<void> {
  const styles = document.createElement('link');
  styles.rel = 'stylesheet';
  styles.href = `/sdk/${line}/styles.css`;
  document.head.append(styles);
  Object.assign(window, { legacy: await import(`/sdk/${line}/index.js`) });
  document.documentElement.dataset['ready'] = 'true';
}

void startLine();
