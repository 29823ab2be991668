/** Exposes the SDK to tests: `window.sdk`, and features through `window.loadFeature`. */
const load = (name: string): Promise<unknown> => import(`/sdk/${name}.js`);

/** Waits for `count` animation frames, whether the map draws in them or not. */
async function animationFrames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame++) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

async function start(): Promise<void> {
  Object.assign(window, { sdk: await load('index'), loadFeature: load, animationFrames });
  document.documentElement.dataset['ready'] = 'true';
}

void start();
