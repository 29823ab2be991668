/** Gives tests an older line of the SDK, `?line=5.0`, as pages of its time loaded it. */
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
