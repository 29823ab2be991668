/** Gives tests the SDK as pages load it: `window.sdk`, features by `window.loadFeature`. */
const load = (name: string): Promise<unknown> => import(`/sdk/${name}.js`);

async function start(): Promise<void> {
  Object.assign(window, { sdk: await load('index'), loadFeature: load });
  document.documentElement.dataset['ready'] = 'true';
}

void start();
